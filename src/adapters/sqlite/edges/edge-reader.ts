import type { Statement } from '../database.js';
import type { Urn } from '../../../kernel/urn.js';
import type { EdgeSet } from '../../../lineage/edge-store.port.js';
import type { EntityNumbers } from '../../../kernel/entity-numbers.js';
import type { NeighboursRequest, WalkRequest } from '../../../lineage/edge-graph.port.js';
import type { EdgeFile, EdgeRow } from './edge-file.js';
import type { LineageWalk } from './lineage-walk.js';
import { LineageWalks } from './lineage-walks.js';
import { NeighbourSearch } from './neighbour-search.js';
import { NeighbourStatements } from './neighbour-statements.js';

/** An aspect of which an entity has edges. */
interface SetKey {
  readonly aspect: number;
  readonly text: string;
}

/** Reads of one generation of the edges. */
export class EdgeReader {
  readonly walks: LineageWalks;
  readonly numbers: EntityNumbers;
  private readonly neighbours: Readonly<Record<NeighboursRequest['direction'], NeighbourStatements>>;
  private readonly owners: Statement<[string, number], { readonly id: number; readonly urn: Urn }>;
  private readonly setsOf: Statement<[number], SetKey>;
  private readonly setRows: Statement<[number, number], EdgeRow>;
  private readonly edgeById: Statement<[number], EdgeRow>;

  constructor(private readonly file: EdgeFile) {
    const { database } = file;
    this.walks = new LineageWalks(database);
    this.numbers = new NodeNumbers(file);
    this.neighbours = {
      INCOMING: new NeighbourStatements(database, 'INCOMING'),
      OUTGOING: new NeighbourStatements(database, 'OUTGOING'),
      UNDIRECTED: new NeighbourStatements(database, 'UNDIRECTED'),
    };
    this.owners = database.prepare(`
      SELECT id, urn FROM node
      WHERE urn >= ? AND EXISTS (SELECT 1 FROM edge WHERE edge.owner = node.id) ORDER BY urn LIMIT ?`);
    this.setsOf = database.prepare(`
      SELECT DISTINCT edge.aspect, name.text FROM edge JOIN name ON name.id = edge.aspect
      WHERE edge.owner = ? ORDER BY name.text`);
    this.edgeById = database.prepare('SELECT * FROM edge WHERE id = ?');
    this.setRows = database.prepare('SELECT * FROM edge WHERE owner = ? AND aspect = ? ORDER BY id');
  }

  beginNeighbours(urns: readonly Urn[], request: Omit<NeighboursRequest, 'urn'>): NeighbourSearch {
    const { file, edgeById } = this;
    return new NeighbourSearch({ file, edgeById, statements: this.neighbours[request.direction] }, urns, request);
  }

  /** `undefined` when no edge has the root. */
  beginWalk(request: WalkRequest): LineageWalk | undefined {
    const { nodes } = this.file;
    const root = nodes.find(request.root);
    return root === undefined ? undefined : this.walks.begin(root, request);
  }

  edgeSets(after: { readonly owner: Urn; readonly aspect: string } | undefined, limit: number): readonly EdgeSet[] {
    const found: EdgeSet[] = [];
    // The first owner may have no further sets.
    for (const owner of this.owners.all(after?.owner ?? '', limit + 1)) {
      for (const set of this.setsOfOwner(owner)) {
        const isSeen = set.owner === after?.owner && compareBytes(set.aspect, after.aspect) <= 0;
        if (isSeen) continue;
        if (found.length === limit) return found;
        found.push(set);
      }
    }
    return found;
  }

  /** All sets of at most so many owners after a URN, in order of owner. */
  setsAfter(after: Urn | undefined, owners: number): readonly EdgeSet[] {
    const found = this.owners.all(after ?? '', owners + 1).filter(({ urn }) => urn !== after);
    return found.slice(0, owners).flatMap((owner) => [...this.setsOfOwner(owner)]);
  }

  private *setsOfOwner({ id, urn }: { readonly id: number; readonly urn: Urn }): Generator<EdgeSet> {
    for (const { aspect, text } of this.setsOf.all(id)) {
      yield { owner: urn, aspect: text, edges: this.setRows.all(id, aspect).map((row) => this.file.edgeOf(row)) };
    }
  }
}

function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Nodes by their numbers in one generation, whose file is closed when another one serves. */
class NodeNumbers implements EntityNumbers {
  constructor(private readonly file: EdgeFile) {}

  get state(): 'current' | 'replaced' {
    return this.file.database.isOpen ? 'current' : 'replaced';
  }

  urnOf(number: number): Urn | undefined {
    return this.state === 'current' ? this.file.nodes.textIfAny(number) : undefined;
  }
}
