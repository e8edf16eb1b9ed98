import { readFileSync } from 'node:fs';
import { readCommand } from '../command-line.ts';
import { withSlashes } from '../content/files/paths.ts';

interface PullRequestEvent {
  pull_request?: {
    number?: number;
    title?: string;
    html_url?: string;
    head?: { ref?: string; sha?: string };
  };
}

/** Reads the GitHub Actions event from its file, so a stranger's text never passes through a shell. */
function readEvent(): PullRequestEvent['pull_request'] {
  try {
    const event = readFileSync(process.env.GITHUB_EVENT_PATH ?? '', 'utf8');
    return (JSON.parse(event) as PullRequestEvent).pull_request;
  } catch {
    return undefined;
  }
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: true } as const;
const known = {
  base: text,
  'base-path': text,
  port: text,
  pictures: flag,
  serve: flag,
};

const usage = `npm run preview -- [--base <ветка или коммит>] собирает просмотр и\u00a0открывает его
npm run preview:build -- [--base <ветка или коммит>] только собирает

--base <ветка или коммит>  с\u00a0чем сравнить, если не с\u00a0main: HEAD~1
--base-path /pr-12/        адрес, под которым просмотр будет лежать
--port <число>             порт просмотра, обычно 4174
--no-pictures              без снимков и\u00a0проверок в\u00a0браузере`;

/**
 * Reads the command line.
 * @returns null if the command should end: for `--help` and unknown options
 * @throws {Error} with a Russian sentence if an option has an invalid value
 */
export function readOptions(args: readonly string[], event = readEvent()) {
  const command = readCommand(args, usage, known, [0, 0]);
  if (!command) return null;
  const { base = 'main', pictures, serve, ...values } = command.flags;
  const basePath = withSlashes(values['base-path'] ?? '/');
  if (!/^[\w./~-]*$/.test(basePath) || basePath.includes('..'))
    throw new Error(
      `--base-path ${basePath}: нужен путь из латинских букв, цифр и дефисов, например /pr-12/.`,
    );
  const port = Number(values.port ?? process.env.PORT ?? 4174);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error('--port: нужно число от 0 до 65535.');
  const { number = 0, html_url: link = '', title = '' } = event ?? {};
  return {
    base,
    basePath,
    /** False skips everything that needs a browser. */
    pictures,
    serve,
    port,
    number: number > 0 ? number : null,
    title,
    // Only web addresses: `javascript:` would run when clicked.
    link: /^https?:\/\//.test(link) ? link : null,
    /** Branch and commit under review if git does not know them (a merge made by CI). */
    branch: event?.head?.ref ?? null,
    commit: event?.head?.sha ?? null,
  };
}

/** Parsed options of the commands. */
export type PreviewOptions = NonNullable<ReturnType<typeof readOptions>>;
