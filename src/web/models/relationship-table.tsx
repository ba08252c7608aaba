import { AspectLink, EntityTypeLink } from './model-links.js';
import { Mark, ModelTable } from './model-table.js';
import type { ModelEdge } from './relationship-graph.js';

/** Relationships with the fields that state them. */
export function RelationshipTable({ edges }: { readonly edges: readonly ModelEdge[] }) {
  return (
    <ModelTable name="Relationships" heads={['From', 'Relationship', 'To', 'Aspect', 'Field']}>
      {edges.map((edge) => (
        <tr key={Object.values(edge).join(' ')}>
          <td>
            <EntityTypeLink name={edge.from} />
          </td>
          <th scope="row">
            {edge.name} {edge.lineage !== undefined && <Mark>lineage {edge.lineage}</Mark>}
          </th>
          <td>
            <EntityTypeLink name={edge.to} />
          </td>
          <td>
            <AspectLink name={edge.aspect} />
          </td>
          <td>
            <code>{edge.path}</code>
          </td>
        </tr>
      ))}
    </ModelTable>
  );
}
