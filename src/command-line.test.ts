import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { confirmed, readCommand, typedPath, yes } from './command-line.ts';

test.each([
  ['да\n', true],
  ['Y\n', true],
  ['нет\n', false],
  // The input has ended, or Ctrl+C has closed it.
  ['', false],
])('the answer %j is %j', async (typed, meant) => {
  const input = new PassThrough();
  const answer = confirmed('Изменить?', { input, output: new PassThrough() });
  input.end(typed);
  expect(await answer).toBe(meant);
});

test("a path is relative to the writer's folder, with any slashes", () => {
  const from = (folder: string, typed: string) => {
    process.env.INIT_CWD = folder;
    return typedPath(typed);
  };
  const before = process.env.INIT_CWD;
  try {
    expect(from(process.cwd(), '.\\pages\\about.mdx')).toBe('pages/about.mdx');
    expect(from(`${process.cwd()}/pages`, 'about.mdx')).toBe('pages/about.mdx');
    expect(from(process.cwd(), '.')).toBe('');
  } finally {
    if (before === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = before;
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

/** Returns the parsed command line, or the output and the exit code if there is nothing to run. */
function read(...args: string[]) {
  const said: string[] = [];
  for (const how of ['log', 'error'] as const)
    vi.spyOn(console, how).mockImplementation((text: string) => void said.push(text));
  const command = readCommand(args, 'npm run x', { ...yes, kind: { type: 'string' } }, [1, 2]);
  return command ?? { said: said.join(), exitCode: process.exitCode };
}

test('flags and positional arguments of a command line', () => {
  expect(read('a', '--yes', 'b')).toEqual({ flags: { yes: true }, positionals: ['a', 'b'] });
  expect(read('a', '--kind', 'post')).toEqual({ flags: { yes: false, kind: 'post' }, positionals: ['a'] });
});

test('a command prints its usage for --help and for invalid arguments', () => {
  expect(read('--help')).toEqual({ said: 'npm run x', exitCode: undefined });
  expect(read()).toEqual({ said: 'npm run x', exitCode: 2 });
  expect(read('a', 'b', 'c')).toEqual({
    said: 'Слово «c» лишнее. Если в\u00a0словах есть пробелы, поставьте вокруг них кавычки.\n\nnpm run x',
    exitCode: 2,
  });
  expect(read('a', '--kin', 'post')).toEqual({
    said: 'Ключа «--kin» нет или у\u00a0него не то значение.\n\nnpm run x',
    exitCode: 2,
  });
});

test('a flag taken by npm is reported', () => {
  vi.stubEnv('npm_config_kind', 'true');
  vi.stubEnv('npm_lifecycle_event', 'new');
  expect(read('post')).toEqual({
    said: 'Ключ --kind взял себе npm. Поставьте перед ключами два дефиса, в\u00a0PowerShell\u00a0— в\u00a0кавычках: npm run new "--" --kind\n\nnpm run x',
    exitCode: 2,
  });
  expect(read('a', '--kind=post')).toHaveProperty('flags.kind', 'post');
});
