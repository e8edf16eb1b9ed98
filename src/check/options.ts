import { parseArgs } from 'node:util';

const formats = ['text', 'json', 'github'] as const;
export type Format = (typeof formats)[number];

export interface CheckOptions {
  /** Paths or parts of paths that limit what is shown; empty for all. */
  files: string[];
  fix: boolean;
  /** Warnings fail the run too. */
  strict: boolean;
  format: Format;
  help: boolean;
}

export const usage = `npm run check -- [файлы] [--fix] [--format text|json|github] [--strict]

  файлы      показать только их: pages/about.mdx или папка pages/blog-single
  --fix      внести безопасные исправления и показать, что осталось
  --format   text — для чтения, json — для программ, github — для проверок GitHub
  --strict   замечания считать ошибками

Код выхода: 0 — ошибок нет, 1 — есть, 2 — команда написана не так.`;

/** The command was written wrongly; the message says how, in Russian. */
export class UsageError extends Error {}

/**
 * Reads the command line.
 * @throws {UsageError} when an option is not known
 */
export function readOptions(args: readonly string[]): CheckOptions {
  const options = {
    fix: { type: 'boolean' },
    strict: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
    format: { type: 'string' },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    const known = new Set(Object.keys(options).map((name) => `--${name}`));
    const wrong =
      args.find((arg) => arg.startsWith('-') && !known.has(arg.replace(/=.*$/, ''))) ?? args.at(-1);
    throw new UsageError(`Ключа «${wrong ?? ''}» нет или у\u00a0него не то значение.`);
  }
  const { fix = false, strict = false, help = false, format = 'text' } = parsed.values;
  if (!isFormat(format)) throw new UsageError(`Формата «${format}» нет. Есть: ${formats.join(', ')}.`);
  const files = parsed.positionals.map((path) => path.replaceAll('\\', '/').replace(/^\.\//, ''));
  return { files, fix, strict, format, help };
}

const isFormat = (format: string): format is Format => (formats as readonly string[]).includes(format);

/** True when a file was asked for: itself, or its folder. */
export const isAsked = (files: readonly string[], file: string) =>
  files.length === 0 ||
  files.some((asked) => file === asked || file.startsWith(`${asked.replace(/\/$/, '')}/`));
