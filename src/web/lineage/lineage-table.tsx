import { Button, Group, Pagination, Table } from '@mantine/core';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Pagination.css';
import '@mantine/core/styles/Group.css';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { EntityIcon } from '../shared/entity-line.js';
import { useLabel } from '../shared/labels.js';
import { entityTitle } from '../shared/titles.js';
import { LineageActions } from './lineage-actions.js';
import type { SeenEntity, SeenGraph } from './lineage-graph.js';

const ROWS = 50;

/** The same as the picture, as a table: the nearest first. */
export function LineageTable({ seen }: { readonly seen: SeenGraph }) {
  const [page, setPage] = useState(1);
  const all = [...seen.entities.values()].sort((a, b) => Math.abs(a.degree) - Math.abs(b.degree));
  const pages = Math.ceil(all.length / ROWS);
  return (
    <div className="card">
      <Table.ScrollContainer minWidth={560}>
        <Table verticalSpacing="xs" horizontalSpacing="md">
          <Table.Caption className="visually-hidden">Entities of the lineage</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Entity</Table.Th>
              <Table.Th>Type</Table.Th>
              <Table.Th>Where</Table.Th>
              <Table.Th>Not shown</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {all.slice((page - 1) * ROWS, page * ROWS).map((entity) => (
              <Row key={entity.urn} entity={entity} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {pages > 1 && (
        <Pagination
          p="sm"
          size="sm"
          total={pages}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        />
      )}
    </div>
  );
}

function Row({ entity: { urn, degree, hidden } }: { readonly entity: SeenEntity }) {
  const { onOpen } = use(LineageActions);
  const { entityType, name } = useLabel(urn);
  return (
    <Table.Tr>
      <Table.Td>
        <EntityIcon entityType={entityType} /> <Link to={addressOf.entity(urn)}>{name}</Link>
      </Table.Td>
      <Table.Td>{entityTitle(entityType)}</Table.Td>
      <Table.Td>{placeOf(degree)}</Table.Td>
      <Table.Td>
        <Group gap="xs">
          {(['upstream', 'downstream'] as const).map((direction) => {
            const count = hidden?.[direction] ?? 0;
            return count === 0 ? null : (
              <Button key={direction} size="compact-xs" variant="default" onClick={() => onOpen(direction, urn)}>
                {count} {direction}
              </Button>
            );
          })}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function placeOf(degree: number): string {
  if (degree === 0) return 'Start';
  const hops = Math.abs(degree);
  return `${String(hops)} ${hops === 1 ? 'hop' : 'hops'} ${degree < 0 ? 'upstream' : 'downstream'}`;
}
