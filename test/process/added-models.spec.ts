import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addModels, describeAddedModels } from './added-aspect.js';
import { describeExtendedModels, extendModels } from './extended-models.js';
import { ServiceProcess } from './service-process.js';
import { WorkingCopy } from './working-copy.js';

/** Files that are added to our models, and the tree that is joined with them: generated, built and started once. */
const root = mkdtempSync(join(tmpdir(), 'cadastre-added-'));
const copy = new WorkingCopy(join(root, 'catalog'));
const { directory } = copy;
const service = new ServiceProcess([], directory);

beforeAll(async () => {
  addModels(directory);
  await extendModels(directory);
  await service.start();
});
afterAll(async () => {
  await service.dispose();
  copy.dispose();
  rmSync(root, { recursive: true, force: true });
});

const served = { directory, service };
describeAddedModels(served);
describeExtendedModels(served);
