import type { ModelShape } from '../../runtime/registry/model-shape.js';
import { generatedNotice } from '../output-file.js';

/** The shape as a JSON file, one type, aspect, entity or method a line, so that a review shows what a change touches. */
export function shapeText(shape: ModelShape): string {
  const { form, ...lists } = shape;
  const members = Object.entries(lists).map(([name, items]: [string, readonly object[]]) => {
    const lines = items.map((item) => `    ${JSON.stringify(item)}`);
    return `  ${JSON.stringify(name)}: [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]`;
  });
  return `{\n  "$comment": ${JSON.stringify(generatedNotice(''))},\n  "form": ${String(form)},\n${members.join(',\n')}\n}\n`;
}
