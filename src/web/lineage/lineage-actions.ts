import { createContext } from 'react';
import type { PictureSide } from './lineage-graph.js';

/** What people do at the boxes of a picture. */
export interface LineageActionSet {
  readonly onOpen: (direction: PictureSide, urn: string) => void;
  readonly onUnfold: () => void;
  /** @param column as `columnId` names it */
  readonly onTrace: (column: string) => void;
}

const nothing = (): void => undefined;

/** Nodes get it from here, so that they are drawn again for their data alone. */
export const LineageActions = createContext<LineageActionSet>({ onOpen: nothing, onUnfold: nothing, onTrace: nothing });
