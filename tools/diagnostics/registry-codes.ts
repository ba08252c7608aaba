import type { Advice } from './correction.js';
import { suggest } from './suggestion.js';
import type { DiagnosticFamily } from './diagnostic-row.js';

/** Errors in the YAML files, and in what they state about records: entities, snapshots, RPC resources. */
export const REGISTRY_CODES = {
  // YAML
  'yaml-syntax': {
    severity: 'error',
    message: (p: { reason: string }) => `This is not YAML: ${p.reason}.`,
    fix: 'Check indentation, quotes and colons around this place.',
  },
  'yaml-alias': {
    severity: 'error',
    message: (p: { name: string }) => `The alias "*${p.name}" is not supported in model files.`,
    fix: 'Write the value out.',
  },
  'yaml-key': {
    severity: 'error',
    message: () => 'A key must be a plain string.',
    fix: 'Put the key in quotes.',
  },

  // Registry
  'registry-missing': {
    severity: 'error',
    message: () => 'There is no entity-registry.yml.',
    fix: 'Add entity-registry.yml to the model directory, with a list "entities".',
  },
  'duplicate-registry': {
    severity: 'error',
    message: (p: { other: string }) => `There is a second entity registry, "${p.other}".`,
    fix: 'Keep one of the two.',
  },
  'duplicate-entity': {
    severity: 'error',
    message: (p: { name: string; other: string; first: string }) =>
      `The entity "${p.name}" is already listed${p.other === p.name ? '' : ` as "${p.other}"`} at ${p.first}.`,
    fix: 'Keep one of the two; names that differ only in case are the same entity.',
  },
  'invalid-entity-name': {
    severity: 'error',
    message: (p: { name: string }) => `"${p.name}" cannot be an entity type in a URN.`,
    fix: 'Use a lower-case letter followed by letters, digits and underscores.',
  },
  'unknown-aspect': {
    severity: 'error',
    message: (p: { name: string; hint: Advice }) => `No record is annotated as the aspect "${p.name}".`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'aspect-listed-twice': {
    severity: 'warning',
    message: (p: { name: string; entity: string }) => `"${p.entity}" already has the aspect "${p.name}".`,
    fix: 'Remove it here; the key aspect need not be listed.',
  },
  'key-aspect-timeseries': {
    severity: 'error',
    message: (p: { name: string }) => `"${p.name}" is a time series aspect and cannot be a key.`,
    fix: 'Name an aspect without "type": "timeseries".',
  },
  'key-aspect-empty': {
    severity: 'error',
    message: (p: { name: string }) =>
      `The key aspect "${p.name}" has no fields, so its entities cannot be distinguished.`,
    fix: 'Add a field for each part of the URN.',
  },
  'key-field-type': {
    severity: 'error',
    message: (p: { field: string; aspect: string; type: string }) =>
      `The field "${p.field}" of the key aspect "${p.aspect}" is ${p.type}, which cannot be part of a URN.`,
    fix: 'The parts of a URN are strings, URNs and enums.',
  },

  // Snapshots
  'snapshot-unknown-entity': {
    severity: 'warning',
    message: (p: { name: string; hint: Advice }) => `The registry has no entity "${p.name}".`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'snapshot-key-aspect': {
    severity: 'warning',
    message: (p: { entity: string; stated: string; registered: string }) =>
      `The key aspect of "${p.entity}" is "${p.registered}" in the registry, and "${p.stated}" here.`,
    fix: 'Use the same key aspect in both.',
  },
  'snapshot-shape': {
    severity: 'error',
    message: (p: { record: string }) => `"${p.record}" does not have the fields of a snapshot.`,
    fix: 'A snapshot has the fields "urn", a string, and "aspects", an array of a union of records.',
  },
  'duplicate-snapshot': {
    severity: 'error',
    message: (p: { entity: string; first: string }) => `"${p.entity}" already has the snapshot at ${p.first}.`,
    fix: 'Keep one of the two.',
  },
  'snapshot-member': {
    severity: 'error',
    message: (p: { type: string }) => `The snapshot's union lists ${p.type}, which is not an aspect.`,
    fix: 'List records with @Aspect only.',
  },

  // RPC resources
  'duplicate-resource': {
    severity: 'error',
    message: (p: { name: string; first: string }) => `The resource "${p.name}" is already described at ${p.first}.`,
    fix: 'Move the methods there, or rename one of the two.',
  },
  'duplicate-method': {
    severity: 'error',
    message: (p: { kind: string; name: string; first: string }) =>
      `The ${p.kind} "${p.name}" is already described at ${p.first}.`,
    fix: 'Rename or remove one of the two.',
  },
  'duplicate-parameter': {
    severity: 'error',
    message: (p: { name: string; first: string }) => `The parameter "${p.name}" is already described at ${p.first}.`,
    fix: 'Rename or remove one of the two.',
  },
  'method-name': {
    severity: 'error',
    message: (p: { kind: string; name: string }) =>
      `A method of kind ${p.kind} is called "${p.kind}", not "${p.name}".`,
    fix: 'Remove the name: only actions have names of their own.',
  },
  'type-text': {
    severity: 'error',
    message: (p: { text: string; reason: string }) => `"${p.text}" is not a type. ${p.reason}`,
    fix: 'Write a primitive, a full name, array[…] or map[string, …].',
  },
  'example-value': {
    severity: 'error',
    message: (p: { name: string; reason: string }) => `The example's "${p.name}" does not fit its type. ${p.reason}`,
    fix: 'Write a value that the method accepts: examples are shown to callers, and tried.',
  },
  'status-range': {
    severity: 'error',
    message: (p: { status: number }) => `${String(p.status)} is not an error status.`,
    fix: 'Use a status from 400 to 599.',
  },

  // GraphQL
  'graphql-name': {
    severity: 'error',
    message: (p: { name: string }) => `"${p.name}" cannot be a name in GraphQL.`,
    fix: 'Use a letter followed by letters, digits and underscores.',
  },
  'graphql-syntax': {
    severity: 'error',
    message: (p: { reason: string }) => `This is not GraphQL: ${p.reason}.`,
    fix: 'Check brackets, quotes and names around this place.',
  },
  'graphql-definition': {
    severity: 'error',
    message: (p: { file: string; wanted: string }) => `This definition is not allowed in ${p.file}.`,
    fix: (p: { wanted: string }) => `Files in this folder define ${p.wanted}.`,
  },
  'graphql-duplicate': {
    severity: 'error',
    message: (p: { what: string; name: string; first: string }) =>
      `The ${p.what} "${p.name}" is already defined at ${p.first}.`,
    fix: 'Rename or remove one of the two.',
  },
  'graphql-name-clash': {
    severity: 'error',
    message: (p: { what: string; name: string; holder: string }) =>
      `The ${p.what} "${p.name}" of the GraphQL schema is already taken ${p.holder}.`,
    fix: 'Give one of the two another name, entities and records in graphql/overrides.yml.',
  },
  'graphql-type-missing': {
    severity: 'error',
    message: (p: { name: string; hint: Advice }) =>
      `The GraphQL schema has no type "${p.name}", so that the field would be left out of it.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'graphql-invalid': {
    severity: 'error',
    message: (p: { reason: string }) => p.reason,
    fix: 'Compare with generated/contract/graphql/schema.graphql, which shows the types as they are.',
  },

  // Patches
  'patches-left-out': {
    severity: 'warning',
    mayFollowErrors: 'anywhere',
    message: (p: { names: readonly string[] }) =>
      `Patch keys were skipped, since the models do not have the ${p.names.length === 1 ? 'aspect' : 'aspects'} ${p.names.join(', ')}.`,
    fix: 'No action needed: patches of these arrays use indexes.',
  },
  'patch-array': {
    severity: 'warning',
    mayFollowErrors: 'in-types',
    message: (p: { array: string; reason: string; hint: Advice }) =>
      `"${p.array}" cannot have patch keys: ${p.reason}.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'patch-key': {
    severity: 'warning',
    mayFollowErrors: 'in-types',
    message: (p: { key: string; reason: string; hint: Advice }) => `"${p.key}" cannot be a patch key: ${p.reason}.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'patch-stamp': {
    severity: 'warning',
    mayFollowErrors: 'in-types',
    message: (p: { record: string; field: string; type: string }) =>
      `"${p.record}" cannot be an audit stamp: it has no field "${p.field}" of type ${p.type}.`,
    fix: 'Name a record with the fields "time", a long, and "actor", a string or a URN.',
  },

  // Rules
  'rules-left-out': {
    severity: 'warning',
    mayFollowErrors: 'anywhere',
    message: (p: { section: string; names: readonly string[] }) =>
      `Rules under "${p.section}" were skipped, since the models do not have ${p.names.join(', ')}.`,
    fix: 'If the service should follow these rules, add what they name.',
  },
  'rule-name': {
    severity: 'warning',
    mayFollowErrors: 'anywhere',
    message: (p: { what: string; name: string; meant: string }) => `The models have no ${p.what} "${p.name}".`,
    fix: (p: { name: string; meant: string }) => suggest(p.name, p.meant),
  },
  'facet-form': {
    severity: 'error',
    message: (p: { facet: string }) => `The facet "${p.facet}" needs either "as" or "members".`,
    fix: 'Say by "members" what is copied where, or name by "as" what makes the aspect.',
  },
  'rule-path': {
    severity: 'warning',
    mayFollowErrors: 'in-types',
    message: (p: { path: string; reason: string; hint: Advice }) =>
      `"${p.path}" does not lead to what the rule needs: ${p.reason}.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'rule-template': {
    severity: 'warning',
    message: (p: { template: string; reason: string; hint: Advice }) =>
      `"${p.template}" cannot be made of a key: ${p.reason}.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'word-list': {
    severity: 'warning',
    message: (p: { text: string; reason: string; hint: Advice }) =>
      `"${p.text}" has no effect on the analysis of text: ${p.reason}.`,
    fix: (p: { hint: Advice }) => p.hint,
  },

  // Several trees
  'wire-type-kept': {
    severity: 'warning',
    message: (p: { name: string }) =>
      `"${p.name}" is part of the service's interface, so the standard declaration is used; it accepts less than this one.`,
    fix: 'Rename this type, or declare it like the standard one.',
  },
  'operation-left-out': {
    severity: 'warning',
    mayFollowErrors: 'in-types',
    message: (p: { what: string }) => `${p.what} of GraphQL was skipped: the models do not have its types.`,
    fix: 'If callers need it, add the standard models with --models.',
  },
  'documents-left-out': {
    severity: 'warning',
    mayFollowErrors: 'anywhere',
    message: (p: { names: readonly string[] }) =>
      p.names.length === 1
        ? `The operation ${p.names.join()} of the GraphQL client was skipped, since the models do not have its types.`
        : `Operations of the GraphQL client were skipped, since the models do not have their types: ${p.names.join(', ')}.`,
    fix: 'If programs need them, add the standard models with --models.',
  },
  'overrides-left-out': {
    severity: 'warning',
    mayFollowErrors: 'anywhere',
    message: (p: { section: string; names: readonly string[] }) =>
      `GraphQL names under "${p.section}" were skipped, since the models do not have ${p.names.join(', ')}.`,
    fix: 'No action needed: other names follow the rules.',
  },
  'borrowed-types': {
    severity: 'note',
    message: (p: { names: readonly string[] }) =>
      `No tree declares ${p.names.length === 1 ? 'this type' : `these ${String(p.names.length)} types`}, taken from the standard models: ${p.names.join(', ')}.`,
    fix: 'Add the standard models with --models, or declare the types.',
  },
} as const satisfies DiagnosticFamily;
