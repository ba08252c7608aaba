import { Injectable } from '@nestjs/common';
import { readInstalled } from '../../assets/index.js';
import { nextTurn } from '../../kernel/event-loop-turn.js';
import { failures } from '../../kernel/failures.js';
import { storedContent, storedPage, type StoredContent } from '../http/index.js';
import { CallWriter } from './calls.js';
import { readDocsCatalog, type DocsCatalog } from './docs-catalog.js';
import { DocsUses } from './docs-uses.js';
import { PageCache } from './page-cache.js';
import { aspectPage } from './pages/aspect-page.js';
import { entityPage } from './pages/entity-page.js';
import { framedPage } from './pages/frame.js';
import type { Markup } from './pages/html.js';
import { menu } from './pages/menu.js';
import { overviewPage } from './pages/overview-page.js';
import { PAGES, pathOf } from './pages/parts.js';
import { resourcePage } from './pages/resource-page.js';
import { typePage } from './pages/type-page.js';
import { searchEntries } from './search-entries.js';

/** `json`: for programs. Else a page for people; `origin` names the service in its commands. */
export type DocsForm = 'json' | { readonly origin: string };

const JSON_TYPE = 'application/json';

interface Volume {
  readonly catalog: DocsCatalog;
  readonly uses: DocsUses;
}

/** Makes pages of the documentation when they are asked for. Loads the catalog on first use. */
@Injectable()
export class DocsBook {
  private readonly cache = new PageCache();
  private volume: Promise<Volume> | undefined;
  private document: Promise<StoredContent> | undefined;

  overview(form: DocsForm): Promise<StoredContent> {
    return this.content(form, {
      path: PAGES,
      title: 'Documentation',
      page: ({ catalog }, calls) => overviewPage(catalog, calls),
      data: ({ catalog: { aspects, entities, resources, types } }) => ({
        resources: namesOf(resources),
        entities: namesOf(entities),
        aspects: namesOf(aspects),
        models: namesOf(types),
      }),
    });
  }

  /** @throws failures.resourceUnknown */
  resource(name: string, form: DocsForm): Promise<StoredContent> {
    return this.content(form, {
      path: pathOf.resource(name),
      title: name,
      page: ({ catalog }, calls) => resourcePage(pick(catalog.resources, name), calls),
      data: ({ catalog }) => ({ resources: { [name]: pick(catalog.resources, name) } }),
    });
  }

  /** @throws failures.resourceUnknown */
  entity(name: string, form: DocsForm): Promise<StoredContent> {
    return this.content(form, {
      path: pathOf.entity(name),
      title: name,
      page: ({ catalog, uses }, calls) => entityPage(pick(catalog.entities, name), catalog, uses, calls),
      data: ({ catalog, uses }) => ({
        entities: { [name]: pick(catalog.entities, name) },
        usedBy: uses.ofEntity(name),
      }),
    });
  }

  /** @throws failures.resourceUnknown */
  aspect(name: string, form: DocsForm): Promise<StoredContent> {
    return this.content(form, {
      path: pathOf.aspect(name),
      title: name,
      page: ({ catalog, uses }, calls) => aspectPage(pick(catalog.aspects, name), { catalog, uses, calls }),
      data: ({ catalog, uses }) => ({
        aspects: { [name]: pick(catalog.aspects, name) },
        usedBy: { entities: uses.ofAspect(name) },
      }),
    });
  }

  /** @throws failures.resourceUnknown */
  type(name: string, form: DocsForm): Promise<StoredContent> {
    return this.content(form, {
      path: pathOf.type(name),
      title: name,
      page: ({ catalog, uses }) => typePage(pick(catalog.types, name), uses),
      data: ({ catalog, uses }) => ({
        models: { [name]: pick(catalog.types, name) },
        aspect: uses.aspectOfRecord(name),
        usedBy: uses.ofType(name),
      }),
    });
  }

  /** What the search of the pages looks through. */
  async searchEntries(): Promise<StoredContent> {
    const { catalog } = await this.read();
    return this.cache.get('search', () => storedContent(JSON_TYPE, JSON.stringify(searchEntries(catalog))));
  }

  /** The RPC resources as OpenAPI. */
  openApi(): Promise<StoredContent> {
    this.document ??= readInstalled('generated/contract/openapi/openapi.json').then((text) =>
      storedContent(JSON_TYPE, text),
    );
    return this.document;
  }

  private async content(form: DocsForm, parts: PageParts): Promise<StoredContent> {
    const volume = await this.read();
    const { path, title, page, data } = parts;
    if (form === 'json') {
      return this.cache.get(`json ${path}`, () => storedContent(JSON_TYPE, JSON.stringify(data(volume))));
    }
    const { origin } = form;
    return this.cache.get(`${origin} ${path}`, () => {
      const body = page(volume, new CallWriter(origin));
      return storedPage(framedPage({ title, origin, menu: menu(volume.catalog, path), body }));
    });
  }

  private read(): Promise<Volume> {
    this.volume ??= this.load();
    return this.volume;
  }

  private async load(): Promise<Volume> {
    const catalog = await readDocsCatalog();
    await nextTurn();
    return { catalog, uses: new DocsUses(catalog) };
  }
}

/** `path`: address of the page. `page`: its content. `data`: the same for programs. */
interface PageParts {
  readonly path: string;
  readonly title: string;
  readonly page: (volume: Volume, calls: CallWriter) => Markup;
  readonly data: (volume: Volume) => object;
}

interface Named {
  readonly name: string;
}

function namesOf(items: readonly Named[]): readonly string[] {
  return items.map(({ name }) => name);
}

function pick<T extends Named>(items: readonly T[], name: string): T {
  const found = items.find((item) => item.name === name);
  if (found === undefined) throw failures.resourceUnknown({ path: name, hint: '' });
  return found;
}
