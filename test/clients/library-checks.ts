/** A Python program of this folder as a suite: each of its checks is a test. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { jsonMember } from '../wire/json-member.js';
import { type ClientVersion, PythonClient } from './published-client.js';
import { ServedCatalog } from './served-catalog.js';

/** @param program file in this folder, see checks.py */
export function checkLibrary(version: ClientVersion, program: string): void {
  const path = fileURLToPath(new URL(program, import.meta.url));
  describe(`the Python library ${version}`, () => {
    /** What went wrong, by check; null where nothing did. */
    const problems = new Map<string, string | null>();
    let said = '';

    beforeAll(async () => {
      const catalog = new ServedCatalog();
      await catalog.start();
      const python = new PythonClient(version, catalog.url);
      const result = await python.python(program, catalog.url);
      said = result.said;
      for (const line of result.stdout.split('\n').filter((text) => text.startsWith('{"name"'))) {
        const outcome: unknown = JSON.parse(line);
        const problem = jsonMember(outcome, 'problem');
        problems.set(String(jsonMember(outcome, 'name')), problem === null ? null : JSON.stringify(problem));
      }
      python.dispose();
      await catalog.dispose();
    });

    const names = execFileSync('python3', ['-B', path, '--list'], { encoding: 'utf8' }).trim().split('\n');
    it.each(names)('%s', (name) => {
      const problem = problems.get(name);
      if (problem === undefined) throw new RangeError(`it was not reached: ${said}`);
      // A text keeps its line ends in JSON alone.
      if (problem !== null) throw new RangeError(String(JSON.parse(problem)));
    });
  });
}
