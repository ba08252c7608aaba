import { NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/SegmentedControl.css';
import '@mantine/core/styles/Switch.css';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useModels } from '../shared/page-models.js';
import { entityTitle } from '../shared/titles.js';
import { useModelReference } from './model-reference.js';
import { ModelsFrame } from './models-frame.js';
import classes from './models.module.css';
import { RelationshipDiagram } from './relationship-diagram.js';
import { chosenEdges, type EdgeFilter, modelEdges } from './relationship-graph.js';
import { RelationshipTable } from './relationship-table.js';

/** What is chosen, as the address has it. */
interface RelationshipAddress extends EdgeFilter {
  readonly show: 'diagram' | 'table';
}

/** Relationships between entity types as a diagram or a table. What is chosen stands in the address. */
export function RelationshipsPage() {
  const { entities } = useModels();
  const reference = useModelReference();
  const [parameters, setParameters] = useSearchParams();
  const focus = parameters.get('of') ?? '';
  const relationship = parameters.get('name') ?? '';
  const internal = parameters.get('internal') === 'shown' ? 'shown' : 'hidden';
  const show = parameters.get('show') === 'table' ? 'table' : 'diagram';
  const all = useMemo(() => modelEdges(entities, reference), [entities, reference]);
  const edges = useMemo(
    () => chosenEdges(all, entities, { focus, relationship, internal }),
    [all, entities, focus, relationship, internal],
  );
  const choose = (name: string, value: string): void =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <ModelsFrame shown="relationships">
      <Choices address={{ focus, relationship, internal, show }} onChoose={choose} />
      <p className="faint" aria-live="polite">
        {edges.length === 1 ? '1 relationship' : `${edges.length.toLocaleString('en')} relationships`} between{' '}
        {new Set(edges.flatMap(({ from, to }) => [from, to])).size} entity types. Those of lineage are blue.
      </p>
      {edges.length === 0 ? (
        <p>The models state no relationship of this kind.</p>
      ) : show === 'table' ? (
        <RelationshipTable edges={edges} />
      ) : (
        <RelationshipDiagram edges={edges} focus={focus} />
      )}
    </ModelsFrame>
  );
}

function Choices({
  address: { focus, relationship, internal, show },
  onChoose,
}: {
  readonly address: RelationshipAddress;
  readonly onChoose: (name: string, value: string) => void;
}) {
  const { entities } = useModels();
  const reference = useModelReference();
  const names = [...new Set(modelEdges(entities, reference).map(({ name }) => name))].sort();
  const types = entities.map(({ name }) => ({ value: name, label: entityTitle(name) }));
  return (
    <div className={classes['choices']}>
      <NativeSelect
        size="xs"
        aria-label="Entity type"
        data={[{ value: '', label: 'All entity types' }, ...types]}
        value={focus}
        onChange={({ currentTarget }) => onChoose('of', currentTarget.value)}
      />
      <NativeSelect
        size="xs"
        aria-label="Relationship"
        data={[{ value: '', label: 'All relationships' }, ...names]}
        value={relationship}
        onChange={({ currentTarget }) => onChoose('name', currentTarget.value)}
      />
      <Switch
        size="xs"
        label="Internal types"
        checked={internal === 'shown'}
        onChange={({ currentTarget }) => onChoose('internal', currentTarget.checked ? 'shown' : '')}
      />
      <SegmentedControl
        size="xs"
        aria-label="Show as"
        data={[
          { value: 'diagram', label: 'Diagram' },
          { value: 'table', label: 'Table' },
        ]}
        value={show}
        onChange={(value) => onChoose('show', value === 'table' ? 'table' : '')}
      />
    </div>
  );
}
