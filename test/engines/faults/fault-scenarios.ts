import { EngineMissing } from '../real-engine.js';
import { Deployment, EnginePool } from './deployment.js';
import { outcomeLine, runScenario } from './scenario-run.js';
import { type FaultScenario, SCENARIOS, stackName } from './scenario-table.js';
import { SmallDiskMissing } from './small-disk.js';

/** Megabytes that a service may take more than before, while nobody takes what it has for others. */
const MORE_MEMORY = 300;
/** Milliseconds: all deadlines of a write after one another, on a machine that has ten times as much to do. */
const LONGEST_CALL = 60_000;

/** Tests of the scenarios of a run: one for each, by stack. FAULTS names some of them, as a regular expression. */
export function describeScenarios(run: FaultScenario['run']): void {
  const wanted = new RegExp(process.env['FAULTS'] ?? '');
  const scenarios = SCENARIOS.filter((one) => one.run === run && wanted.test(nameOf(one)));
  const pool = new EnginePool();
  afterAll(() => pool.close());
  for (const [name, own] of Map.groupBy(scenarios, ({ stack }) => stackName(stack))) {
    describe(name, () => {
      describeStack(own, pool);
    });
  }
}

function nameOf({ stack, target, fault }: FaultScenario): string {
  return `${stackName(stack)}: ${target} ${fault}`;
}

function describeStack(scenarios: readonly FaultScenario[], pool: EnginePool): void {
  let deployment: Deployment | undefined;
  let missing: string | undefined;
  beforeAll(async () => {
    const [first] = scenarios;
    if (first === undefined) return;
    try {
      deployment = await Deployment.start(first.stack, pool);
    } catch (error) {
      if (!(error instanceof EngineMissing)) throw error;
      missing = error.message;
    }
  });
  afterAll(async () => {
    const codes = await deployment?.close();
    expect(codes?.filter((code) => code !== 0) ?? []).toEqual([]);
  });

  it.each(scenarios.map((scenario, at) => [`${scenario.target} ${scenario.fault}`, scenario, at] as const))(
    'recovers and has what it acknowledged: %s',
    async (_name, scenario, at) => {
      const reason = missing ?? (await attempt(scenario, deployment, at));
      if (reason !== undefined) process.stderr.write(`${nameOf(scenario)} | could not run: ${reason}\n`);
    },
  );
}

/** @returns why this machine cannot do it; `undefined` when it was done */
async function attempt(
  scenario: FaultScenario,
  deployment: Deployment | undefined,
  at: number,
): Promise<string | undefined> {
  if (deployment === undefined) return 'its services did not start';
  try {
    const outcome = await runScenario(scenario, deployment, `run${String.fromCharCode(97 + at)}`);
    process.stderr.write(`${outcomeLine(scenario, outcome)}\n`);
    expect(outcome.faults).toEqual([]);
    expect(outcome.memory).toBeLessThan(outcome.memoryBefore + MORE_MEMORY);
    expect(outcome.slowest).toBeLessThan(LONGEST_CALL);
    return undefined;
  } catch (error) {
    if (error instanceof SmallDiskMissing) return error.message;
    throw error;
  }
}
