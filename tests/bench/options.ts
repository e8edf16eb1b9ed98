import { parseArgs } from 'node:util';

/**
 * Reads a benchmark's command line. `--help` or an unknown option prints the known ones and exits.
 * @param defaults the options with their default values
 */
export function readOptions<Name extends string>(defaults: Record<Name, string>): Record<Name, string> {
  const names = Object.keys(defaults) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const explain = (code: number): never => {
    const known = names.map((name) => `  --${name} ${defaults[name]}`).join('\n');
    console.error(
      known
        ? `Options, with their defaults:\n${known}`
        : 'There are no options; tests/bench/README.md explains it.',
    );
    process.exit(code);
  };
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } });
    if (values.help) explain(0);
    return { ...defaults, ...values };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return explain(1);
  }
}
