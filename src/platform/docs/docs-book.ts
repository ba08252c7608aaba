import { Injectable } from '@nestjs/common';
import { failures } from '../../kernel/failures.js';
import { readDocsCatalog, type DocsCatalog, type ResourceDoc, type TypeDoc } from './docs-catalog.js';
import { indexPage, resourcePage, typePage } from './pages.js';

export type DocsFormat = 'html' | 'json';

/** Returns pages of the documentation as text in the requested format. Loads the catalog on first use. */
@Injectable()
export class DocsBook {
  private catalog: Promise<DocsCatalog> | undefined;

  async index(format: DocsFormat): Promise<string> {
    const catalog = await this.read();
    if (format === 'html') return indexPage(catalog);
    const names = (items: readonly { readonly name: string }[]): readonly string[] => items.map(({ name }) => name);
    const { entities, resources, types } = catalog;
    return JSON.stringify({ resources: names(resources), entities: names(entities), models: names(types) });
  }

  /** @throws failures.resourceUnknown */
  async resource(name: string, format: DocsFormat): Promise<string> {
    const { resources } = await this.read();
    const resource = pick(resources, name);
    if (format === 'html') return resourcePage(resource);
    return JSON.stringify({ resources: { [name]: resource } });
  }

  /** @throws failures.resourceUnknown */
  async type(name: string, format: DocsFormat): Promise<string> {
    const { aspects, types } = await this.read();
    const type = pick(types, name);
    const aspect = aspects.find(({ record }) => record === name);
    return format === 'html' ? typePage(type, aspect) : JSON.stringify({ models: { [name]: type }, aspect });
  }

  private read(): Promise<DocsCatalog> {
    this.catalog ??= readDocsCatalog();
    return this.catalog;
  }
}

function pick<T extends ResourceDoc | TypeDoc>(items: readonly T[], name: string): T {
  const found = items.find((item) => item.name === name);
  if (found === undefined) throw failures.resourceUnknown({ path: name, hint: '' });
  return found;
}
