import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_LOADER } from '../../source-process.builder.js';
import { parseTrace, type TraceRecord } from './trace.js';

const SOURCE = fileURLToPath(new URL('./file-faults.c', import.meta.url));
const SCENARIOS = fileURLToPath(new URL('./scenarios.ts', import.meta.url));
/** Set to leave these tests out where they cannot run. */
export const OPT_OUT = 'WITHOUT_FAULT_LAYER';

/** In memory where Linux has such a folder: tests sync often, and none of their files must last. */
export function makeFaultDirectory(): string {
  const memory = '/dev/shm';
  return mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'cadastre-faults-'));
}

/** What a scenario did to the files of its directory, which was empty, and what it printed. */
export interface ScenarioRun {
  readonly trace: readonly TraceRecord[];
  readonly output: string;
}

/** The layer of `file-faults.c`, compiled. */
export interface FaultLayer {
  /** @param start `cold`: the process compiles all modules, and writes what it compiled to another folder at its end */
  run(scenario: string, start?: 'cold' | 'warm'): Promise<ScenarioRun>;
  remove(): void;
}

/**
 * @returns `undefined` where the layer cannot be used and WITHOUT_FAULT_LAYER=1 says that its tests may be left out
 * @throws Error where it cannot be used and nothing says so
 */
export function compileFaultLayer(): FaultLayer | undefined {
  const directory = makeFaultDirectory();
  const library = join(directory, 'file-faults.so');
  const options = ['-std=gnu11', '-O1', '-shared', '-fPIC', '-o', library, SOURCE, '-ldl', '-lpthread'];
  const compiled = process.platform === 'linux' ? spawnSync('cc', options, { encoding: 'utf8' }) : undefined;
  if (compiled?.status === 0) {
    return {
      run: (scenario, start = 'warm') => {
        const files = mkdtempSync(join(directory, `${scenario}-`));
        const variables = start === 'cold' ? { NODE_COMPILE_CACHE: `${files}.cache` } : {};
        return runScenario(scenario, files, { ...variables, LD_PRELOAD: library });
      },
      remove: () => {
        rmSync(directory, { recursive: true, force: true });
      },
    };
  }
  rmSync(directory, { recursive: true, force: true });
  if (process.env[OPT_OUT] === '1') return undefined;
  const reason = compiled === undefined ? 'this is not Linux' : (compiled.error?.message ?? compiled.stderr);
  throw new Error(`Faults of files cannot be simulated (${reason}). Set ${OPT_OUT}=1 to leave their tests out.`);
}

/** @throws Error when the scenario ends with another code than 0 */
function runScenario(
  scenario: string,
  directory: string,
  variables: Readonly<Record<string, string>>,
): Promise<ScenarioRun> {
  const trace = `${directory}.trace`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...SOURCE_LOADER, SCENARIOS, scenario, directory], {
      env: { ...process.env, ...variables, FAULT_DIRECTORY: directory, FAULT_TRACE: trace },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) reject(new Error(`Scenario ${scenario} ended with ${String(code)}: ${output}${errors}`));
      else resolve({ trace: parseTrace(readFileSync(trace)), output });
    });
  });
}
