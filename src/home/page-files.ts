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

interface FilesAhead {
  readonly path: RegExp;
  readonly files: readonly string[];
}

/** The files of one build. Nothing that is not listed is read. */
interface PageBuild {
  /** When its list was written, in epoch milliseconds. */
  readonly since: number;
  readonly page: string;
  /** Files that pages load which are opened first, by their paths. */
  readonly ahead: readonly FilesAhead[];
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

  /**
   * Text of the page that loads all else; `undefined` while no build is there.
   * @param path for which somebody asks: what is shown there is loaded at once, and not when the first scripts ran
   */
  async page(path: string): Promise<string | undefined> {
    const build = await this.current();
    const files = build?.ahead.find((one) => one.path.test(path))?.files ?? [];
    return build?.page.replace('</head>', `${files.map(linkTo).join('')}</head>`);
  }

  private async current(): Promise<PageBuild | undefined> {
    const since = await installedSince(LIST).catch(() => undefined);
    if (since === undefined) return this.build;
    if (this.build?.since !== since) this.build = await readBuild(since);
    return this.build;
  }

  /** A file of the build that is served; `undefined` when it has none of this name. */
  async file(name: string): Promise<PackedContent | undefined> {
    const build = this.build ?? (await this.current());
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
  const listed: unknown = JSON.parse(list.toString());
  const files = listedFiles(listed).filter(({ name }) => name !== PAGE);
  return {
    since,
    page: page.toString(),
    ahead: filesAhead(listed),
    files: new Map(files.map((file) => [file.name, file])),
    read: new Map(),
  };
}

function listedFiles(list: unknown): readonly ListedFile[] {
  const files = isMembers(list) && Array.isArray(list['files']) ? list['files'].filter(isMembers) : [];
  return files.map(({ name, type, packed }) => ({
    name: String(name),
    type: String(type),
    packed: Array.isArray(packed) ? packed.map(String) : [],
  }));
}

/** Builds of releases before have none. */
function filesAhead(list: unknown): readonly FilesAhead[] {
  const ahead = isMembers(list) && Array.isArray(list['ahead']) ? list['ahead'].filter(isMembers) : [];
  return ahead.map(({ path, files }) => ({
    path: new RegExp(String(path)),
    files: Array.isArray(files) ? files.map(String) : [],
  }));
}

/** As the page names the files that every page loads. */
function linkTo(name: string): string {
  const relation = name.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${relation}" crossorigin href="/web/${name}">\n`;
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
