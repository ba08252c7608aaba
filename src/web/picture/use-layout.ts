import { useEffect, useState } from 'react';
import { layOut } from './lay-out.js';
import type { LayoutTask, Positions } from './layout-task.js';

/** A picture with its places. */
export interface LaidOut<Task> {
  readonly picture: Task;
  readonly positions: Positions;
}

/** The newest picture that has been laid out, or why it cannot be; the one before stays until then. */
export function useLayout<Task extends LayoutTask>(
  picture: Task | undefined,
): { readonly laidOut: LaidOut<Task> | undefined; readonly fault: string | undefined } {
  const [laidOut, setLaidOut] = useState<LaidOut<Task>>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (picture === undefined) return undefined;
    let isWanted = true;
    layOut(picture).then(
      (positions) => {
        if (isWanted) setLaidOut({ picture, positions });
      },
      (error: unknown) => {
        if (isWanted) setFault(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [picture]);
  return { laidOut, fault };
}
