import { appendFileSync } from 'node:fs';
import { z } from 'zod';
import { type Build, parseBuild } from '../ledger.ts';

/**
 * What a step of a workflow is told, by the names that the workflows use in `env`. Values travel there and never as
 * text of a script, and only those of the expected form come through.
 */
export const inputs = {
  /** `owner/name`, set by the runner. */
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  number: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  build: z.string().transform((text, context): Build => {
    const build = parseBuild(text);
    if (build) return build;
    context.addIssue({ code: 'custom', message: 'no build' });
    return z.NEVER;
  }),
  folder: z.string().min(1),
  url: z.url(),
  count: z.string().regex(/^\d+$/).transform(Number),
  /** An input that may be absent: the runner gives empty values. */
  optional: <T extends z.ZodType>(schema: T) =>
    z.preprocess((value) => (value === '' ? undefined : value), schema.optional()),
};

/**
 * Reads a step's inputs from its environment.
 * @throws {z.ZodError} naming those that are missing or of another form
 */
export const readInputs = <T extends z.ZodRawShape>(shape: T) => z.object(shape).parse(process.env);

/**
 * Writes a step's outputs, and says them in its log.
 * @throws {Error} for a value of more than one line, which could bring an output of its own
 */
export function writeOutputs(outputs: Record<string, string | number>): void {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  if (lines.some((line) => /[\r\n]./.test(line))) throw new Error('An output has more than one line');
  console.log(lines.join('').trimEnd());
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, lines.join(''));
}

/** Address of a request's preview, with a slash at its end. */
export function previewUrl(repository: string, number: number): string {
  const [owner, name] = repository.split('/');
  return `https://${owner}.github.io/${name}/pr-${number}/`;
}

/** Address of a workflow's run. */
export const runUrl = (server: string, repository: string, id: number): string =>
  `${server}/${repository}/actions/runs/${id}`;
