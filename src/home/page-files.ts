import { installedSince, readInstalledBytes } from '../assets/index.js';
import { type PackedContent, storedContent } from '../platform/http/index.js';
import { isMembers } from '../kernel/members.js';

/** Directory of the built pages. */
const FOLDER = 'dist/web';
/** Lists its files; written after them. */
const LIST = `${FOLDER}/files.json`;
const PAGE = 'index.html';
/** Packings that builds make, as files beside the plain one. The best first. */
const PACKINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gzip' },
] as const;

interface ListedFile {
  readonly name: string;
  readonly type: string;
  readonly packed: readonly string[];
}

/** The files of one build. Nothing that is not listed is read. */
interface PageBuild {
  /** When its list was written, in epoch milliseconds. */
  readonly since: number;
  readonly page: string;
  readonly files: ReadonlyMap<string, ListedFile>;
  /** Those that somebody has asked for. */
  readonly read: Map<string, Promise<PackedContent | undefined>>;
}

/**
 * The application for people, as it was built. Nothing is read before somebody asks: neither start nor memory of a
 * service without visitors know of it. A newer build is taken up when its page is asked for.
 */
export class PageFiles {
  private build: PageBuild | undefined;

  /** Text of the page that loads all else; `undefined` while no build is there. */
  async page(): Promise<string | undefined> {
    const since = await installedSince(LIST).catch(() => undefined);
    if (since === undefined) return this.build?.page;
    if (this.build?.since !== since) this.build = await readBuild(since);
    return this.build?.page;
  }

  /** A file of the build that is served; `undefined` when it has none of this name. */
  async file(name: string): Promise<PackedContent | undefined> {
    if (this.build === undefined) await this.page();
    const { build } = this;
    const listed = build?.files.get(name);
    if (build === undefined || listed === undefined) return undefined;
    const known = build.read.get(name) ?? readFile(listed);
    build.read.set(name, known);
    return known;
  }
}

async function readBuild(since: number): Promise<PageBuild | undefined> {
  const [page, list] = await Promise.all([readInstalledBytes(`${FOLDER}/${PAGE}`), readInstalledBytes(LIST)]);
  if (page === undefined || list === undefined) return undefined;
  const files = listedFiles(JSON.parse(list.toString())).filter(({ name }) => name !== PAGE);
  return { since, page: page.toString(), files: new Map(files.map((file) => [file.name, file])), read: new Map() };
}

function listedFiles(list: unknown): readonly ListedFile[] {
  const files = isMembers(list) && Array.isArray(list['files']) ? list['files'].filter(isMembers) : [];
  return files.map(({ name, type, packed }) => ({
    name: String(name),
    type: String(type),
    packed: Array.isArray(packed) ? packed.map(String) : [],
  }));
}

async function readFile({ name, type, packed }: ListedFile): Promise<PackedContent | undefined> {
  const path = `${FOLDER}/${name}`;
  const body = await readInstalledBytes(path);
  if (body === undefined) return undefined;
  const packings = await Promise.all(
    PACKINGS.filter(({ encoding }) => packed.includes(encoding)).map(async ({ encoding, suffix }) => {
      const small = await readInstalledBytes(`${path}${suffix}`);
      return small === undefined ? [] : [{ encoding, body: small }];
    }),
  );
  return { plain: storedContent(type, body), packings: packings.flat(), lasts: 'forever' };
}
