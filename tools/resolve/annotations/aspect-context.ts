import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { AnnotationReader } from './annotation-checker.js';
import type { TypeGraph } from '../names/model-path.js';

/** What the stages that build aspects and entities share. */
export interface AspectContext {
  readonly graph: TypeGraph;
  readonly reader: AnnotationReader;
  readonly diagnostics: Diagnostics;
}
