/**
 * What the wire promises for the browse paths and the platform of a new entity, by entity type.
 * Takes key aspects, gives parts of default aspects; reads no store.
 */
import type { Urn } from '../../kernel/urn.js';
import { parseUrn, readUrn } from '../../kernel/urn.js';

type Key = Readonly<Record<string, string>>;

/** Path segment of an entity that nothing places anywhere. */
const UNPLACED = 'Default';

/** Legacy browse path; the empty text for entity types without a rule. */
export function browsePathOf(entityType: string, key: Key, delimiter: string): string {
  switch (entityType) {
    case 'dataset': {
      const folders = [member(key, 'origin'), platformName(member(key, 'platform')), ...foldersOf(key, delimiter)];
      return `/${folders.join('/')}`.toLowerCase();
    }
    case 'chart':
    case 'dashboard':
      return `/${member(key, 'dashboardTool')}`;
    case 'dataFlow':
      return `/${member(key, 'orchestrator')}/${member(key, 'cluster')}`.toLowerCase();
    case 'dataJob': {
      const [orchestrator = '', , cluster = ''] = partsOf(member(key, 'flow'));
      return `/${orchestrator}/${cluster}`.toLowerCase();
    }
    default:
      return '';
  }
}

/** Browse path of entries, outermost first; never empty. */
export function browsePathV2Of(
  entityType: string,
  key: Key,
  delimiter: string,
): readonly { id: string; urn?: string }[] {
  if (entityType === 'dataJob') return [{ id: member(key, 'flow'), urn: member(key, 'flow') }];
  const folders = entityType === 'dataset' ? foldersOf(key, delimiter) : [];
  return folders.length === 0 ? [{ id: UNPLACED }] : folders.map((folder) => ({ id: folder.toLowerCase() }));
}

/** Platform URN that the key itself tells; `undefined` when it tells none. */
export function platformOf(entityType: string, key: Key): Urn | undefined {
  switch (entityType) {
    case 'chart':
    case 'dashboard':
      return platformUrn(member(key, 'dashboardTool'));
    case 'dataFlow':
    case 'dataProcess':
      return platformUrn(member(key, 'orchestrator'));
    case 'dataJob':
      return platformUrn(partsOf(member(key, 'flow'))[0] ?? '');
    case 'dataset':
    case 'mlFeatureTable':
    case 'mlModel':
    case 'mlModelDeployment':
    case 'mlModelGroup':
      return parseUrn(member(key, 'platform'));
    default:
      return undefined;
  }
}

function member(key: Key, name: string): string {
  return key[name] ?? '';
}

function foldersOf(key: Key, delimiter: string): readonly string[] {
  return member(key, 'name').split(delimiter).slice(0, -1);
}

function partsOf(urn: string): readonly string[] {
  const reading = readUrn(urn);
  return reading.kind === 'urn' ? reading.value.parts : [];
}

function platformName(platform: string): string {
  return partsOf(platform)[0] ?? platform;
}

function platformUrn(tool: string): Urn | undefined {
  return parseUrn(`urn:li:dataPlatform:${tool.toLowerCase()}`);
}
