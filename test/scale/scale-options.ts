import { parseArgs } from 'node:util';

/** `data`: a folder that is kept. `only`: what the names of wanted phases have. `documents`: see SmallCatalog. */
export interface ScaleOptions {
  readonly entities: number;
  readonly only: string;
  readonly data: string | undefined;
  readonly documents: 'large' | 'small';
  readonly form: 'json' | 'table';
}

export type ParsedOptions =
  | { readonly kind: 'help' }
  | { readonly kind: 'run'; readonly options: ScaleOptions }
  | { readonly kind: 'wrong'; readonly message: string };

/** What the command line asks for. @param phases names of all phases */
export function parseOptions(args: readonly string[], phases: readonly string[]): ParsedOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        entities: { type: 'string', default: '1000000' },
        only: { type: 'string', default: '' },
        data: { type: 'string' },
        small: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    const entities = Number(values.entities);
    if (!Number.isSafeInteger(entities) || entities < 1) {
      return { kind: 'wrong', message: `--entities takes a whole number above 0, not "${values.entities}".` };
    }
    if (!phases.some((name) => name.includes(values.only))) {
      return { kind: 'wrong', message: `--only takes a part of ${phases.join(', ')}, not "${values.only}".` };
    }
    const { only, data } = values;
    const documents = values.small ? 'small' : 'large';
    return { kind: 'run', options: { entities, only, data, documents, form: values.json ? 'json' : 'table' } };
  } catch (error) {
    // What the runtime says of an unknown option goes on with how to escape one.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    return { kind: 'wrong', message: `${sentence.replace(/\.$/, '')}.` };
  }
}

/** The text of `--help`. @param phases names and what each tries */
export function helpText(phases: readonly { readonly name: string; readonly says: string }[]): string {
  return `npm run test:scale [-- OPTIONS]

What the service promises of a large catalog, tried on the built service; a figure beyond its limit ends it with exit
code 1. Takes about an hour for a million datasets.

  --entities N  datasets of the catalog (1000000), each with 20 columns, 2 owners, 2 tags and 2 upstreams
  --small       each with a name and two words instead
  --only TEXT   phases whose names contain the text
  --data DIR    keeps the filled catalog in a folder, so that later runs need not fill it; its datasets stay the same,
                and the last phases change their values
  --json        figures as JSON

Of more than a million datasets no times are promised, but memory, logs and the growth of files are:
\`--small --entities 10000000\` is for a night.

The catalog is filled first, or what is missing of it after a run that was interrupted. Phases:

${phases.map(({ name, says }) => `  ${name.padEnd(9)} ${says}`).join('\n')}
`;
}
