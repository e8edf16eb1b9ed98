import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { typeOfFile } from '../../content/files/file-types.ts';
import { editorFiles } from './files.ts';

const require = createRequire(import.meta.url);
const folder = resolve('.vscode/extensions/pages');
interface Suggestion {
  label: string;
  insert: string;
  about: string;
}
const { about, kindOf, suggestions } = require(`${folder}/fields.js`) as {
  about: (lines: string[], line: number, schema: unknown) => string;
  kindOf: (file: string, kinds: unknown) => string | null;
  suggestions: (lines: string[], line: number, schema: unknown) => Suggestion[];
};
const files = editorFiles('.');
const json = (name: string) => JSON.parse(files.get(`.vscode/schemas/${name}`) ?? '') as unknown;

it('knows the kind of every page, however deep', () => {
  const kinds = json('kinds.json');
  const real = readdirSync('pages', { recursive: true, encoding: 'utf8' }).map((name) => `pages/${name}`);
  const odd = [
    'pages/x/y.mdx',
    'pages/feature/index.mdx',
    'pages/feature/a/b.mdx',
    'pages/legal/deep/er.mdx',
  ];
  for (const file of [...real.filter((name) => name.endsWith('.mdx')), ...odd])
    expect([file, kindOf(file, kinds)]).toEqual([file, typeOfFile(file)]);
  expect(kindOf('mdx-components/Faq/Faq.examples.mdx', kinds)).toBeNull();
});

it('makes .mdx a language of its own, without which neither settings nor snippets for it work', () => {
  const { contributes } = require(`${folder}/package.json`) as {
    contributes: { languages: { id: string; extensions: string[]; configuration: string }[] };
  };
  const [language] = contributes.languages;
  expect(language).toMatchObject({ id: 'mdx', extensions: ['.mdx'] });
  expect(() => JSON.parse(readFileSync(`${folder}/${language?.configuration}`, 'utf8'))).not.toThrow();
});

describe('fields', () => {
  const at = (text: string, kind = 'post') => {
    const lines = text.split('\n');
    const line = lines.findIndex((one) => one.includes('|'));
    lines[line] = (lines[line] ?? '').replace('|', '');
    return { lines, line, schema: json(`${kind}.schema.json`) };
  };
  const labels = (text: string, kind?: string) => {
    const { lines, line, schema } = at(text, kind);
    return suggestions(lines, line, schema).map(({ label }) => label);
  };

  it('are suggested unless they stand there already, the needed ones marked', () => {
    const { lines, line, schema } = at('---\ntitle: Пост\n|\n---\n\nТекст.');
    const found = suggestions(lines, line, schema);
    expect(found.map(({ label }) => label)).toEqual(expect.arrayContaining(['description', 'date', 'draft']));
    expect(found.map(({ label }) => label)).not.toContain('title');
    expect(found.find(({ label }) => label === 'description')).toMatchObject({
      insert: 'description: ',
      about: expect.stringMatching(/^Нужно всегда\. О/),
    });
  });

  it('have their values, and fields inside fields', () => {
    expect(labels('---\nscene: |\n---\n')).toContain('gradebook');
    expect(labels('---\ndraft: |\n---\n', 'page')).toEqual(['true', 'false']);
    expect(labels('---\npicture:\n  |\n---\n')).toEqual(expect.arrayContaining(['file', 'alt']));
  });

  it('are explained, and nothing is said in the text', () => {
    const { lines, line, schema } = at('---\ntitle|: Пост\n---\n');
    expect(about(lines, line, schema)).toMatch(/\S/);
    expect(labels('---\ntitle: Пост\n---\n\n|')).toEqual([]);
    expect(labels('Текст\n|\n---\n')).toEqual([]);
  });
});

it('underlines what the check finds in the page that was saved, and offers its repairs', () => {
  const listeners: Record<string, (document: unknown) => void> = {};
  const set = vi.fn();
  const replace = vi.fn();
  const actions = { provideCodeActions: (_document: unknown, _range: unknown): unknown => null };
  const on = (name: string) => (listener: (document: unknown) => void) => {
    listeners[name] = listener;
  };
  const place = (line: number, character: number) => ({ line, character });
  const vscode = {
    // Called with `new`, each gives back plain values.
    Position: function Position(line: number, character: number) {
      return place(line, character);
    },
    Range: function Range(start: unknown, end: unknown) {
      return { start, end, intersection: () => true };
    },
    CodeAction: function CodeAction(title: string) {
      return { title };
    },
    CodeActionKind: { QuickFix: 'quickfix' },
    WorkspaceEdit: function WorkspaceEdit() {
      return { replace };
    },
    Uri: { file: (fsPath: string) => fsPath },
    Diagnostic: function Diagnostic(range: unknown, message: string, severity: number) {
      return { range, message, severity };
    },
    DiagnosticSeverity: { Error: 0, Warning: 1 },
    languages: {
      createDiagnosticCollection: () => ({ set }),
      registerCompletionItemProvider: vi.fn(),
      registerHoverProvider: vi.fn(),
      registerCodeActionsProvider: (_: unknown, { provideCodeActions }: typeof actions) => {
        actions.provideCodeActions = provideCodeActions;
      },
    },
    workspace: {
      workspaceFolders: [{ uri: { fsPath: resolve('.') } }],
      textDocuments: [],
      onDidSaveTextDocument: on('save'),
      onDidOpenTextDocument: on('open'),
    },
  };
  const problem = { line: 3, column: 2, end: { line: 3, column: 9 }, rule: 'link/broken', severity: 'error' };
  const title = 'Заменить на /about';
  const fix = { title, edits: [{ from: 4, to: 9, text: '/about' }] };
  const choices = [fix, { title: 'Заменить на /blog', edits: [{ from: 4, to: 9, text: '/blog' }] }];
  const told = {
    ...problem,
    file: 'pages/about.mdx',
    fix,
    choices,
    what: 'Такой страницы нет.',
    expected: '',
    hint: 'Проверьте адрес.',
  };
  const execFile = vi.fn((...args: unknown[]) =>
    (args.at(-1) as (error: null, output: string) => void)(null, JSON.stringify({ problems: [told] })),
  );
  const modules: Record<string, unknown> = { vscode, 'node:child_process': { execFile } };
  const exported: { activate?: (context: unknown) => void } = {};
  const load = (name: string) =>
    modules[name] ?? require(name.startsWith('./') ? resolve(folder, name) : name);
  new Function('require', 'exports', readFileSync(`${folder}/extension.js`, 'utf8'))(load, exported);
  exported.activate?.({ subscriptions: [] });

  const uri = { fsPath: resolve('pages/about.mdx') };
  listeners.save?.({ uri, version: 3 });
  expect(execFile.mock.calls[0]?.slice(0, 2)).toEqual([
    'node',
    ['src/run.mjs', 'src/check/check.ts', '--format', 'json', 'pages/about.mdx'],
  ]);
  // The extension stays silent when its command is not there.
  for (const script of ['src/run.mjs', 'src/check/check.ts']) expect(existsSync(script), script).toBe(true);
  expect(set).toHaveBeenCalledWith(uri, [
    expect.objectContaining({
      message: 'Такой страницы нет. Проверьте адрес.',
      severity: 0,
      code: 'link/broken',
      range: expect.objectContaining({ start: place(2, 1), end: place(2, 8) }),
    }),
  ]);
  // The second line of the file begins at its fourth character.
  expect(actions.provideCodeActions({ uri, version: 3 }, {})).toMatchObject([
    { title, isPreferred: true },
    { title: 'Заменить на /blog', isPreferred: false },
  ]);
  expect(replace.mock.calls[0]).toEqual([
    uri.fsPath,
    expect.objectContaining({ start: place(1, 0), end: place(1, 5) }),
    '/about',
  ]);
  expect(actions.provideCodeActions({ uri, version: 4 }, {})).toEqual([]);
  listeners.save?.({ uri: { fsPath: resolve('README.md') } });
  expect(execFile).toHaveBeenCalledTimes(1);
});
