import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompilerOptions } from '../../content/mdx/compile.ts';
import { compileTask } from '../workers/compile-task.ts';
import { openCompiled } from './compiled.ts';

const options: CompilerOptions = { known: ['Callout'], development: false, mode: 'production' };
const file = 'pages/x.mdx';
const text = '# Раз\n\nТекст.\n';
let folder: string;
const run = vi.fn((_task: string, input: unknown) => compileTask(input as never));
const open = (version = '1', with_ = options) => openCompiled({ run: run as never }, folder, version, with_);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  run.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('compiled bodies on disk', () => {
  it('are compiled once and read by the next build', async () => {
    const first = await open().compile(file, text);
    const second = await open().compile(file, text);
    expect(run).toHaveBeenCalledTimes(1);
    expect(second.code).toBe(first.code);
    expect(second.code).toContain('Текст.');
    expect(second).toEqual(first);
  });

  it.each([
    ['the text', () => open().compile(file, `${text}!`)],
    ['the file', () => open().compile('pages/y.mdx', text)],
    ['the compiler', () => open('2').compile(file, text)],
    ['the vocabulary', () => open('1', { ...options, known: [] }).compile(file, text)],
    ['the mode', () => open('1', { ...options, mode: 'preview' }).compile(file, text)],
  ])('are compiled anew when %s changes', async (_, again) => {
    await open().compile(file, text);
    await again();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('serve every base path: only addresses of pictures begin with it', async () => {
    await open('1', { ...options, base: '/' }).compile(file, text);
    await open('1', { ...options, base: '/pr-12/' }).compile(file, text);
    expect(run).toHaveBeenCalledTimes(1);
    const shown = '![Журнал](./journal.png)\n';
    await open('1', { ...options, base: '/' }).compile(file, shown);
    await open('1', { ...options, base: '/pr-12/' }).compile(file, shown);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('are compiled anew when writing one was cut short', async () => {
    const bodies = open();
    await bodies.compile(file, text);
    writeFileSync(bodies.pathOf(file, text), '{"code":"func');
    expect((await open().compile(file, text)).code).toContain('Текст.');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('keep their problems: a broken file stays refused', async () => {
    const broken = '<Fak />\n';
    const first = await open().compile(file, broken);
    const second = await open().compile(file, broken);
    expect(second.problems).toEqual(first.problems);
    expect(second.problems).toHaveLength(1);
  });

  it('go when nobody has asked for them in two weeks', async () => {
    const bodies = open();
    await bodies.compile(file, text);
    await bodies.compile(file, 'Старое.\n');
    const old = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
    for (const source of [text, 'Старое.\n']) utimesSync(bodies.pathOf(file, source), old, old);
    const next = open();
    await next.compile(file, text);
    next.prune();
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([next.pathOf(file, text)]);
  });
});
