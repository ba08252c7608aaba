import { Kind, print } from 'graphql';
import type { SourceText } from '../../model/catalog-model.js';
import type { EditMember, EditRules } from '../../model/edit-rules.js';

/** No file of that name exists: nobody is shown a place in it. */
const PATH = 'graphql/edits';

/** Definitions of the mutations of the tables, and of their inputs, as people would write them. None without any. */
export function editSource({ inputs, operations }: EditRules): readonly SourceText[] {
  if (operations.length === 0) return [];
  const fields = operations.map(
    ({ spec, doc, arguments: members, type }) =>
      `${description(doc)}${spec.name}(\n${members.map(memberText).join('\n')}\n): ${type}`,
  );
  const types = inputs.map(
    ({ name, doc, members }) => `${description(doc)}input ${name} {\n${members.map(memberText).join('\n')}\n}`,
  );
  return [{ path: PATH, text: [`extend type Mutation {\n${fields.join('\n')}\n}`, ...types].join('\n\n') }];
}

function memberText({ name, type, doc }: EditMember): string {
  return `${description(doc)}${name}: ${type}`;
}

function description(value: string): string {
  return value === '' ? '' : `${print({ kind: Kind.STRING, value, block: true })}\n`;
}
