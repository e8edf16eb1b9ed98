import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openBrokenSite } from '../../../tests/broken.ts';
import { mdx, openStore, samples } from '../../../tests/content.ts';
import { listFiles } from '../../content/files/list-files.ts';
import { splice } from '../../content/problems/problems.ts';
import { typeOfFile } from '../../content/types/file-types.ts';
import { json as printed } from '../format.ts';
import { editorFiles } from './write.ts';

const require = createRequire(import.meta.url);
const folder = resolve('.vscode/extensions/pages');
interface Suggestion {
  label: string;
  insert: string;
  description: string;
}
const { descriptionAt, kindOf, suggestions } = require(`${folder}/fields.js`) as {
  descriptionAt: (lines: string[], line: number, schema: unknown) => string;
  kindOf: (file: string, kinds: unknown) => string | null;
  suggestions: (lines: string[], line: number, schema: unknown) => Suggestion[];
};
const files = editorFiles('.');
const json = (name: string) => JSON.parse(files.get(`.vscode/schemas/${name}`) ?? '') as unknown;

it('knows the kind of every page, however deep', () => {
  const kinds = json('kinds.json');
  const real = listFiles('pages').files.map((name) => `pages/${name}`);
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

  it('are suggested unless the page has them, required ones marked', () => {
    const { lines, line, schema } = at('---\ntitle: Пост\n|\n---\n\nТекст.');
    const found = suggestions(lines, line, schema);
    expect(found.map(({ label }) => label)).toEqual(expect.arrayContaining(['description', 'date', 'draft']));
    expect(found.map(({ label }) => label)).not.toContain('title');
    expect(found.find(({ label }) => label === 'description')).toMatchObject({
      insert: 'description: ',
      description: expect.stringMatching(/^Нужно всегда\. О/),
    });
  });

  it('have their values, and fields inside fields', () => {
    expect(labels('---\nscene: |\n---\n')).toContain('gradebook');
    expect(labels('---\ndraft: |\n---\n', 'page')).toEqual(['true', 'false']);
    expect(labels('---\npicture:\n  |\n---\n')).toEqual(expect.arrayContaining(['file', 'alt']));
  });

  it('are explained, and nothing is suggested in the text', () => {
    const { lines, line, schema } = at('---\ntitle|: Пост\n---\n');
    expect(descriptionAt(lines, line, schema)).toMatch(/\S/);
    expect(labels('---\ntitle: Пост\n---\n\n|')).toEqual([]);
    expect(labels('Текст\n|\n---\n')).toEqual([]);
  });
});

/** An editor document: its lines, and the methods that language features use. */
const documentOf = (file: string, text: string) => ({
  uri: { fsPath: file, toString: () => `file://${file}` },
  version: 3,
  getText: () => text,
});
interface Place {
  line: number;
  character: number;
}
interface Span {
  start: Place;
  end: Place;
}
interface Action {
  title: string;
  isPreferred: boolean;
  edit: { changes: { uri: string; range: Span; text: string }[] };
}
interface PasteEdit {
  insertText: string;
  title: string;
  kind: { value: string };
  yieldTo: unknown[];
}
// Called with `new`, each returns plain values.
function CompletionItem(label: unknown) {
  return { label };
}
function CodeAction(title: string) {
  return { title };
}
function WorkspaceEdit() {
  const changes: Action['edit']['changes'] = [];
  const replace = (uri: string, range: Span, text: string) => changes.push({ uri, range, text });
  return { changes, replace };
}
const DocumentPasteTriggerKind = { Automatic: 0, PasteAs: 1 };
type Provider<T> = (document: unknown, ...asked: unknown[]) => T;

/**
 * Loads the extension's module into an editor that provides only what it uses, with the names and meanings of the API
 * (https://code.visualstudio.com/api/references/vscode-api).
 * @param root the open folder
 * @param modules replacements for Node's modules
 */
function openEditor(root: string, modules: Record<string, unknown> = {}) {
  const listeners: Record<string, (document: unknown) => void> = {};
  const providers: Record<string, Record<string, Provider<unknown>>> = {};
  const commands: Record<string, () => unknown> = {};
  const diagnostics = new Map<unknown, { message: string; code: string; range: Span }[]>();
  const register = (name: string) => (_: unknown, provider: Record<string, Provider<unknown>>) => {
    providers[name] = provider;
  };
  const on = (name: string) => (listener: (document: unknown) => void) => {
    listeners[name] = listener;
  };
  const executeCommand = vi.fn();
  const showWarningMessage = vi.fn();
  const vscode = {
    Position: function Position(line: number, character: number) {
      return { line, character };
    },
    CompletionItem,
    Range: function Range(start: Place, end: Place) {
      const touches = (other: Span) => other.start.line <= end.line && other.end.line >= start.line;
      return { start, end, intersection: (other: Span) => (touches(other) ? other : undefined) };
    },
    CodeAction,
    CodeActionKind: { QuickFix: 'quickfix' },
    WorkspaceEdit,
    Uri: { file: (path: string) => path },
    Diagnostic: function Diagnostic(range: Span, message: string, severity: number) {
      return { range, message, severity };
    },
    DiagnosticSeverity: { Error: 0, Warning: 1 },
    DocumentPasteEdit: function DocumentPasteEdit(insertText: string, title: string, kind: unknown) {
      return { insertText, title, kind };
    },
    DocumentDropOrPasteEditKind: {
      Empty: { append: (...parts: string[]) => ({ value: parts.join('.') }) },
      Text: { value: 'text' },
    },
    DocumentPasteTriggerKind,
    window: { showWarningMessage },
    commands: {
      executeCommand,
      registerCommand: (name: string, run: () => unknown) => {
        commands[name] = run;
      },
    },
    languages: {
      createDiagnosticCollection: () => diagnostics,
      registerCompletionItemProvider: register('completion'),
      registerHoverProvider: register('hover'),
      registerCodeActionsProvider: register('actions'),
      registerDocumentPasteEditProvider: register('paste'),
    },
    workspace: {
      workspaceFolders: [{ uri: { fsPath: root } }],
      textDocuments: [],
      onDidSaveTextDocument: on('save'),
      onDidOpenTextDocument: on('open'),
    },
  };
  const known: Record<string, unknown> = { vscode, ...modules };
  const load = (name: string) => known[name] ?? require(name.startsWith('./') ? resolve(folder, name) : name);
  const exported: { activate?: (context: unknown) => void } = {};
  new Function('require', 'exports', readFileSync(`${folder}/extension.js`, 'utf8'))(load, exported);
  exported.activate?.({ subscriptions: [] });
  return { listeners, providers, commands, diagnostics, executeCommand, showWarningMessage };
}

/** Returns a text after the editor has applied edits. */
function applied(text: string, changes: Action['edit']['changes']): string {
  const lines = text.split('\n');
  const offset = ({ line, character }: Place) =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + character;
  const edits = changes.map(({ range, text: piece }) => ({
    from: offset(range.start),
    to: offset(range.end),
    text: piece,
  }));
  return splice(text, edits);
}

describe('in the editor', () => {
  it('problems of the check are underlined, and quick fixes change the file as --fix does', async () => {
    const site = openBrokenSite();
    cpSync('.vscode', join(site.root, '.vscode'), { recursive: true });
    const page = mdx(samples.page, 'Он сказал: “Готово”.\n\n[О нас](about) и\n[контакты](contact.mdx).\n');
    const text = page.replaceAll('\n', '\r\n');
    site.lay('', { 'pages/slips.mdx': `\ufeff${text}` });
    const problems = (await site.check()).filter(
      ({ file, fix, rule }) => file === 'pages/slips.mdx' && fix && rule !== 'file/bom',
    );
    expect(problems.map(({ rule }) => rule)).toEqual(['text/quotes', 'link/broken', 'link/broken']);
    // As the command prints them.
    const execFile = vi.fn((...args: unknown[]) =>
      (args.at(-1) as (error: null, output: string) => void)(null, printed(problems, [])),
    );
    const { listeners, providers, diagnostics } = openEditor(site.root, {
      'node:child_process': { execFile },
    });
    const document = documentOf(join(site.root, 'pages/slips.mdx'), text);
    listeners.save?.(document);
    expect(execFile.mock.calls[0]?.slice(0, 2)).toEqual([
      'node',
      ['src/run.mjs', 'src/check/check.ts', '--format', 'json', 'pages/slips.mdx'],
    ]);
    // The extension stays silent if its command is missing.
    for (const script of ['src/run.mjs', 'src/check/check.ts']) expect(existsSync(script), script).toBe(true);
    const shown = diagnostics.get(document.uri) ?? [];
    expect(shown.map(({ code, range }) => [code, text.split('\r\n')[range.start.line]])).toEqual([
      ['text/quotes', 'Он сказал: “Готово”.'],
      ['link/broken', '[О нас](about) и'],
      ['link/broken', '[контакты](contact.mdx).'],
    ]);
    const actionsAt = (range: unknown) =>
      providers.actions?.provideCodeActions?.(document, range) as Action[];
    const preferred = shown.flatMap(({ range }) => actionsAt(range).filter((one) => one.isPreferred));
    const after = applied(
      text,
      preferred.flatMap(({ edit }) => edit.changes),
    );
    expect(after).toBe(
      text.replace('“Готово”', '«Готово»').replace('(about)', '(/about)').replace('contact.mdx', '/contact'),
    );
    // Positions apply only to the version of the text that was checked.
    expect(providers.actions?.provideCodeActions?.({ ...document, version: 4 }, shown[0]?.range)).toEqual([]);
    listeners.save?.(documentOf(join(site.root, 'README.md'), ''));
    expect(execFile).toHaveBeenCalledTimes(1);
    site.close();
  });

  it('pages are suggested where an address is typed, and nowhere else', () => {
    const store = openStore('.', { mode: 'writers' });
    const execFile = (...args: unknown[]) =>
      (args.at(-1) as (error: null, output: string) => void)(null, printed([], store.files.values()));
    const { listeners, providers } = openEditor(resolve('.'), { 'node:child_process': { execFile } });
    const lines = [
      '---',
      'link: ',
      '---',
      '',
      'Смотрите [цены](/pri',
      '<CallToAction moreHref="',
      'Далее (в тексте',
      '![Доска](',
    ];
    const document = documentOf(resolve('pages/about.mdx'), lines.join('\n'));
    listeners.open?.(document);
    const at = (line: number) => {
      const character = lines[line]?.length ?? 0;
      const translate = (_: number, by: number) => ({ line, character: character + by });
      return providers.completion?.provideCompletionItems?.(document, { line, character, translate });
    };
    const items = at(4) as { label: unknown; insertText: string; filterText: string; range: Span }[];
    const { entries, fragments = [] } = store.index();
    const shown = [...entries.filter(({ notFound }) => !notFound), ...fragments];
    const urls = shown.flatMap(({ url, data }) => (data.draft ? [] : [url]));
    expect(items.map(({ insertText }) => insertText).sort()).toEqual(urls.sort());
    const pricing = items.find(({ insertText }) => insertText === '/pricing');
    expect(pricing).toMatchObject({
      label: { label: 'Тарифы для репетиторов и учебных центров', description: '/pricing' },
      range: { start: { line: 4, character: 16 } },
    });
    const { length } = items;
    expect([1, 5, 6, 7].map((line) => (at(line) as unknown[]).length)).toEqual([length, length, 0, 0]);
  });

  const copied: Record<string, string> = {
    'text/html':
      '<p class="MsoNormal" style="color:red"><b>Срок</b>&nbsp;— {1} день</p><table><tr><td>Балл</td></tr><tr><td>5</td></tr></table>',
    'text/plain': 'Срок — {1} день',
  };
  const clean = '**Срок** — \\{1} день\n\n| Балл |\n| - |\n| 5 |';
  const paste = (
    { providers }: ReturnType<typeof openEditor>,
    triggerKind: number,
    data: Record<string, string> = copied,
  ) => {
    const transfer = {
      get: (type: string) => (type in data ? { asString: async () => data[type] } : undefined),
    };
    const context = { triggerKind };
    return providers.paste?.provideDocumentPasteEdits?.({}, [], transfer, context) as Promise<PasteEdit[]>;
  };

  it('text copied from Word is pasted clean by a command', async () => {
    const editor = openEditor(resolve('.'));
    const { contributes } = require(`${folder}/package.json`) as {
      contributes: { commands: { command: string }[]; keybindings: { command: string }[] };
    };
    for (const { command } of [...contributes.commands, ...contributes.keybindings])
      editor.commands[command]?.();
    const [name, asked] = editor.executeCommand.mock.calls[1] as [string, { kind: string }];
    expect(name).toBe('editor.action.pasteAs');
    // VS Code inserts what it requested by kind as it is provided.
    const [edit] = await paste(editor, DocumentPasteTriggerKind.PasteAs);
    expect(edit).toMatchObject({ kind: { value: asked.kind }, insertText: clean });
  });

  it('an ordinary paste stays plain and offers the clean text, made when chosen', async () => {
    const editor = openEditor(resolve('.'));
    const { Automatic } = DocumentPasteTriggerKind;
    expect(await paste(editor, Automatic, { 'text/plain': 'слова' })).toEqual([]);
    const [edit] = await paste(editor, Automatic);
    expect(edit).toMatchObject({ insertText: copied['text/plain'], yieldTo: [{ value: 'text' }] });
    const resolved = (await editor.providers.paste?.resolveDocumentPasteEdit?.(edit)) as PasteEdit;
    expect(resolved.insertText).toBe(clean);
    expect(editor.showWarningMessage).not.toHaveBeenCalled();
  });

  it('without packages, text is pasted plain, with a warning, and nothing is checked', async () => {
    // Without packages; longer than what a command that exits at once reads.
    const editor = openEditor(tmpdir());
    expect(() => editor.listeners.open?.(documentOf(join(tmpdir(), 'pages/about.mdx'), ''))).not.toThrow();
    const long = { ...copied, 'text/html': (copied['text/html'] ?? '').repeat(2000) };
    const [edit] = await paste(editor, DocumentPasteTriggerKind.PasteAs, long);
    expect(edit?.insertText).toBe(copied['text/plain']);
    expect(editor.showWarningMessage).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Вставлены слова без оформления/),
    );
  });
});
