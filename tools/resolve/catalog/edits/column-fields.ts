import { followPath } from '../../names/model-path.js';
import type { ResolvedField } from '../../names/records.js';
import type { RuleSubjects } from '../rules/rule-lookup.js';

/** Fields of the records that say what people think of a column, of all entities that have columns. */
export function columnFieldsOf({ aspects, entities, graph }: RuleSubjects): readonly ResolvedField[] {
  return entities.flatMap(({ columnDescription }) => {
    const aspect = columnDescription && aspects.get(columnDescription.edited.aspect);
    if (aspect === undefined) return [];
    const root = { kind: 'named', fqn: aspect.record.declared.fqn } as const;
    const end = followPath(root, [columnDescription?.edited.list ?? '', '*'], graph);
    if (end.kind !== 'found' || end.structure.kind !== 'named') return [];
    return graph.records.get(end.structure.fqn)?.fields ?? [];
  });
}
