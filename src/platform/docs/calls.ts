import { VARIABLES } from '../config/index.js';
import type { AspectDoc, DocsCatalog, EntityDoc, MethodDoc } from './docs-catalog.js';

/** A command of a terminal, with the sentence above it. It works as it stands, pasted. */
export interface PageCall {
  readonly title: string;
  readonly command: string;
}

/** Server of the command line unless another is given. */
const USUAL_ORIGIN = `http://${VARIABLES.host.fallback}:${VARIABLES.port.fallback}`;
const PROTOCOL = "-H 'X-RestLi-Protocol-Version: 2.0.0'";
const CONTENT = "-H 'Content-Type: application/json'";
/** Longer bodies stand on several lines. */
const LINE = 72;

/** What every shell leaves as it is. */
const PLAIN_WORD = /^[\w.,:/@%+=-]+$/;

/** Text as one word of a shell. */
function word(text: string): string {
  return PLAIN_WORD.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Writes calls of one service. `origin`: its scheme, name and port, as callers know it. */
export class CallWriter {
  constructor(private readonly origin: string) {}

  /** The example of a method; `undefined` when the models state none. */
  method(resource: string, { kind, name, example }: MethodDoc): string | undefined {
    if (example === undefined) return undefined;
    const { key, ...parameters } = example;
    switch (kind) {
      case 'action':
        return this.post(`/${resource}?action=${name}`, example);
      case 'get':
        return this.get(`/${resource}/${encodeURIComponent(String(key))}${queryOf(parameters)}`);
      case 'simpleDelete':
        return this.delete(`/${resource}${queryOf(example)}`);
      default:
        return this.get(`/${resource}${queryOf(example)}`);
    }
  }

  /** What one does with an entity, from making it to removing it. The commands may be run in this order. */
  entity(entity: EntityDoc, aspect: AspectDoc): readonly PageCall[] {
    const { name, example: urn, keyAspect } = entity;
    return [
      { title: 'Write one, by an aspect of it', command: this.write(entity, aspect) },
      { title: 'Read it', command: this.get(`/entitiesV2/${encodeURIComponent(urn)}`) },
      { title: 'Read it with the command line', command: this.cadastre('get', word(urn)) },
      {
        title: 'Read it over GraphQL',
        command: this.graphql(`{ entity(urn: ${JSON.stringify(urn)}) { urn type exists } }`),
      },
      {
        title: 'Find entities of this type',
        command: this.post('/entities?action=search', { entity: name, input: '*', start: 0, count: 10 }),
      },
      { title: 'Find them with the command line', command: this.cadastre('search', '--entity', word(name)) },
      {
        title: 'Remove it, with all of its aspects',
        command: this.propose({ entityType: name, entityUrn: urn, changeType: 'DELETE', aspectName: keyAspect }),
      },
    ];
  }

  /** What one does with an aspect of an entity. */
  aspect(aspect: AspectDoc, entity: EntityDoc): readonly PageCall[] {
    const { example: urn } = entity;
    const { name } = aspect;
    const read =
      aspect.kind === 'timeseries'
        ? this.post('/aspects?action=getTimeseriesAspectValues', { urn, entity: entity.name, aspect: name, limit: 10 })
        : this.get(`/aspects/${encodeURIComponent(urn)}${queryOf({ aspect: name })}`);
    return [
      { title: 'Write it', command: this.write(entity, aspect) },
      {
        title: 'Write it with the command line',
        command: `echo ${word(JSON.stringify(aspect.example))} | ${this.cadastre('put', word(urn), word(name), '-')}`,
      },
      { title: aspect.kind === 'timeseries' ? 'Read its points' : 'Read it', command: read },
      ...(aspect.kind === 'timeseries'
        ? []
        : [
            {
              title: 'Read it with the command line',
              command: this.cadastre('get', word(urn), '--aspect', word(name)),
            },
          ]),
      { title: 'What is generated for it', command: `npx cadastre explain ${word(name)}` },
    ];
  }

  get(path: string): string {
    return `curl -s ${PROTOCOL} ${word(`${this.origin}${path}`)}`;
  }

  private delete(path: string): string {
    return `curl -s -X DELETE ${PROTOCOL} ${word(`${this.origin}${path}`)}`;
  }

  /** @param body of the request; without members for an action without parameters */
  post(path: string, body: Readonly<Record<string, unknown>>): string {
    const flat = JSON.stringify(body);
    const json = flat.length > LINE ? JSON.stringify(body, undefined, 2) : flat;
    return `curl -s ${word(`${this.origin}${path}`)} \\\n  ${PROTOCOL} ${CONTENT} \\\n  -d ${word(json)}`;
  }

  graphql(query: string): string {
    const url = word(`${this.origin}/api/graphql`);
    return `curl -s ${url} ${CONTENT} \\\n  -d ${word(JSON.stringify({ query }))}`;
  }

  cadastre(...parts: readonly string[]): string {
    const server = this.origin === USUAL_ORIGIN ? [] : ['--server', word(this.origin)];
    return ['npx cadastre', ...server, ...parts].join(' ');
  }

  private write({ name, example: urn }: EntityDoc, aspect: AspectDoc): string {
    const value = JSON.stringify(aspect.example);
    return this.propose({
      entityType: name,
      entityUrn: urn,
      changeType: 'UPSERT',
      aspectName: aspect.name,
      aspect: { contentType: 'application/json', value },
    });
  }

  private propose(proposal: Readonly<Record<string, unknown>>): string {
    return this.post('/aspects?action=ingestProposal', { proposal });
  }
}

/** The aspect by which an example writes an entity: the first beside its key that is no time series. */
export function exampleAspect({ aspects, keyAspect }: EntityDoc, catalog: DocsCatalog): AspectDoc | undefined {
  const known = aspects.flatMap((name) => catalog.aspects.find((aspect) => aspect.name === name) ?? []);
  const candidates = known.filter(({ kind, example }) => kind === 'versioned' && example !== undefined);
  return candidates.find(({ name }) => name !== keyAspect) ?? candidates[0];
}

/** Lists are repeated, which every version of the protocol reads. */
function queryOf(parameters: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    listOf(value).map(
      (item) => `${name}=${encodeURIComponent(typeof item === 'string' ? item : JSON.stringify(item))}`,
    ),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
