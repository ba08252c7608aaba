import { type ValidationSink, validators } from '../../../generated/service/validators/index.js';
import type { PageModels } from '../shared/page-models.js';
import { readUrn } from '../shared/urn.js';

/** What is wrong with a value, and where: member names, keys of maps, indexes. */
export interface ValueFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** No value of a form nests deeper. */
const DEEPEST = 64;

/** Check a value by the rules of the service. */
export function valueFaults(record: string, value: unknown, models: PageModels): readonly ValueFault[] {
  const faults = new FaultCollector(models);
  validators[record]?.(value, faults);
  return faults.all();
}

interface CollectedFault {
  readonly message: string;
  /** From the innermost step outwards. */
  readonly steps: (string | number)[];
}

/** Collects what validators report, in words for whoever fills a form in. */
class FaultCollector implements ValidationSink {
  private readonly found: CollectedFault[] = [];
  private depth = 0;
  count = 0;

  constructor(private readonly models: PageModels) {}

  all(): readonly ValueFault[] {
    return this.found.map(({ message, steps }) => ({ message, path: [...steps].reverse() }));
  }

  mismatch(expected: string, value: unknown): void {
    this.add(value === undefined || value === null ? 'is missing' : `is not of the type ${expected}`);
  }

  missing(field: string): void {
    this.add('is required', field);
  }

  unrecognized(): void {
    this.add('is not known here');
  }

  notSymbol(_value: unknown, symbols: ReadonlySet<string>): void {
    this.add(`is one of ${[...symbols].join(', ')}`);
  }

  notMember(members: readonly string[]): void {
    this.add(`is one of ${members.join(', ')}`);
  }

  memberCount(): void {
    this.add('is exactly one of the choices');
  }

  urn(text: string, destinations: readonly string[] | undefined): void {
    const entityType = readUrn(text)?.entityType;
    if (entityType === undefined) this.add('is a URN: urn:li:entityType:key');
    else if (this.models.entity(entityType) === undefined) this.add(`names an unknown entity type, ${entityType}`);
    else if (destinations?.includes(entityType) === false) this.add(`is the URN of: ${destinations.join(', ')}`);
  }

  under(from: number, segment: string | number): void {
    for (const fault of this.found.slice(from)) fault.steps.push(segment);
  }

  enter(): boolean {
    this.depth++;
    if (this.depth <= DEEPEST) return true;
    this.add('is nested too deeply');
    return false;
  }

  leave(): void {
    this.depth--;
  }

  private add(message: string, ...steps: readonly string[]): void {
    this.found.push({ message, steps: [...steps] });
    this.count = this.found.length;
  }
}
