import { Handle, Position } from '@xyflow/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EntityIcon } from '../shared/entity-line.js';
import classes from './picture-box.module.css';

/** A box of a picture, with the ends of the lines that come in and go out. `isRoot`: what the picture is about. */
export function PictureBox({ isRoot, children }: { readonly isRoot: boolean; readonly children: ReactNode }) {
  return (
    <div className={classes['node']} data-root={isRoot}>
      <Handle type="target" position={Position.Left} className={classes['end'] ?? ''} isConnectable={false} />
      {children}
      <Handle type="source" position={Position.Right} className={classes['end'] ?? ''} isConnectable={false} />
    </div>
  );
}

/** What stands at the top of a box. `children`: its name, and what kind of thing it is. */
export function BoxHead({ entityType, children }: { readonly entityType: string; readonly children: ReactNode }) {
  return (
    <div className={classes['head']}>
      <EntityIcon entityType={entityType} />
      <div className={classes['texts']}>{children}</div>
    </div>
  );
}

/** The name of a box, which leads somewhere. */
export function BoxName({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Link className={classes['name']} to={to} title={name}>
      {name}
    </Link>
  );
}

export function BoxKind({ children }: { readonly children: ReactNode }) {
  return <span className={classes['kind']}>{children}</span>;
}
