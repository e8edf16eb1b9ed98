/**
 * The project's VS Code extension, which VS Code offers to install from the workspace: YAML extensions do not check frontmatter in
 * .mdx files (github.com/redhat-developer/vscode-yaml/issues/207). It suggests and explains fields, suggests pages to
 * link to, underlines what `npm run check` finds when a page is opened or saved, offers its repairs as quick fixes, and pastes text
 * copied from Word, Google Docs or a web page as clean Markdown.
 */
const { execFile } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const vscode = require('vscode');
const { descriptionAt, kindOf, suggestions, typedAddress } = require('./fields.js');

const pages = { pattern: '**/pages/**/*.mdx' };

exports.activate = ({ subscriptions }) => {
  const root = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  if (!root) return;
  const schemas = join(root, '.vscode/schemas');
  const json = (name) => JSON.parse(readFileSync(join(schemas, name), 'utf8'));
  const fileOf = ({ uri }) => relative(root, uri.fsPath).replaceAll('\\', '/');
  // `npm ci` makes the schemas.
  const kindIn = (document) => existsSync(schemas) && kindOf(fileOf(document), json('kinds.json'));
  const schemaOf = (document) => {
    const kind = kindIn(document);
    return kind && json(`${kind}.schema.json`);
  };
  const linesOf = (document) => document.getText().split(/\r?\n/);

  const diagnostics = vscode.languages.createDiagnosticCollection('pages');
  /** The last result for each document, and the version that was checked. */
  const checked = new Map();
  /** The pages to link to, by title, as the last check knows them. */
  let linkable = [];
  const check = (document) => {
    const file = fileOf(document);
    const { version } = document;
    if (!kindIn(document)) return;
    const command = ['src/run.mjs', 'src/check/check.ts', '--format', 'json', file];
    execFile('node', command, { cwd: root, maxBuffer: 2 ** 26 }, (_, output) => {
      try {
        const { problems, pages: known } = JSON.parse(output);
        linkable = known;
        const shown = problems.map((problem) => diagnostic(problem));
        diagnostics.set(document.uri, shown);
        checked.set(document.uri.toString(), { version, problems, shown });
      } catch {
        // Without Node or packages nothing is underlined.
      }
    });
  };

  subscriptions.push(
    diagnostics,
    vscode.workspace.onDidSaveTextDocument(check),
    vscode.workspace.onDidOpenTextDocument(check),
    vscode.languages.registerCompletionItemProvider(
      pages,
      {
        provideCompletionItems: (document, position) => {
          const lines = linesOf(document);
          const { line, character } = position;
          const typed = typedAddress(lines[line].slice(0, character));
          if (typed !== null && kindIn(document))
            return linkable.map(({ url, title }, place) => {
              const item = new vscode.CompletionItem({ label: title, description: url });
              item.insertText = url;
              item.sortText = String(place).padStart(5, '0');
              // Both the address and the title's words find it.
              item.filterText = `${url} ${title}`;
              item.range = new vscode.Range(position.translate(0, -typed.length), position);
              return item;
            });
          return suggestions(lines, line, schemaOf(document)).map(
            ({ label, insert, description, isValue }) => {
              const { Field, Value } = vscode.CompletionItemKind;
              const item = new vscode.CompletionItem(label, isValue ? Value : Field);
              item.insertText = insert;
              item.documentation = description;
              return item;
            },
          );
        },
      },
      ':',
      ' ',
      '(',
      '"',
      '/',
    ),
    vscode.languages.registerCodeActionsProvider(pages, {
      provideCodeActions: (document, range) => {
        const { version, problems, shown } = checked.get(document.uri.toString()) ?? {};
        // Fixes have the positions of the text that was checked.
        if (version !== document.version) return [];
        return problems.flatMap((problem, index) =>
          shown[index].range.intersection(range) ? quickFixes(problem, shown[index], root) : [],
        );
      },
    }),
    // Only a paste can read the clipboard's HTML, so the command requests a paste of this kind. VS Code in a browser gives it
    // only plain text, so the command is disabled there (package.json).
    vscode.languages.registerDocumentPasteEditProvider(pages, cleanPaste(root), {
      providedPasteEditKinds: [cleanKind()],
      pasteMimeTypes: ['text/html'],
    }),
    vscode.commands.registerCommand('pages.pasteClean', () =>
      vscode.commands.executeCommand('editor.action.pasteAs', { kind: cleanKind().value }),
    ),
    vscode.languages.registerHoverProvider(pages, {
      provideHover: (document, { line }) => {
        const text = descriptionAt(linesOf(document), line, schemaOf(document));
        return text ? new vscode.Hover(text) : null;
      },
    }),
  );
  vscode.workspace.textDocuments.forEach(check);
};

/** A problem of the check as a diagnostic. */
function diagnostic({ line, column, end, what, expected, hint, rule, severity }) {
  const from = new vscode.Position(line - 1, column - 1);
  const to = end ? new vscode.Position(end.line - 1, end.column - 1) : from.translate(0, 1);
  const { Error: error, Warning: warning } = vscode.DiagnosticSeverity;
  const text = [what, expected, hint].filter(Boolean).join(' ');
  const shown = new vscode.Diagnostic(
    new vscode.Range(from, to),
    text,
    severity === 'error' ? error : warning,
  );
  shown.source = 'npm run check';
  shown.code = rule;
  return shown;
}

/** The repairs of a problem as quick fixes: the certain one first, then those to choose from. */
function quickFixes({ file, fix, choices = [] }, shown, root) {
  const others = choices.filter(({ title }) => title !== fix?.title);
  return [...(fix ? [fix] : []), ...others].map((repair) => {
    const action = new vscode.CodeAction(repair.title, vscode.CodeActionKind.QuickFix);
    action.diagnostics = [shown];
    action.isPreferred = repair === fix;
    action.edit = new vscode.WorkspaceEdit();
    const uriOf = (name) => vscode.Uri.file(join(root, name));
    for (const edit of repair.edits) {
      const name = edit.file ?? file;
      // As the check reads it (src/content/files/read-source.ts).
      const text = readFileSync(join(root, name), 'utf8')
        .replace(/^\uFEFF/, '')
        .replace(/\r(?!\n)/g, '\n');
      const range = rangeIn(text, edit);
      action.edit.replace(uriOf(name), range, edit.text);
    }
    if (repair.rename) action.edit.renameFile(uriOf(file), uriOf(repair.rename));
    return action;
  });
}

/** Converts offsets of a text to a range of the editor. */
function rangeIn(text, { from, to }) {
  const positionOf = (offset) => {
    const lines = text.slice(0, offset).split('\n');
    return new vscode.Position(lines.length - 1, lines.at(-1).length);
  };
  return new vscode.Range(positionOf(from), positionOf(to));
}

const cleaningFailed =
  'Вставлены слова без оформления: очистить скопированное не удалось. Проверьте, что поставлен Node.js и выполнено npm ci.';
const cleanKind = () => vscode.DocumentDropOrPasteEditKind.Empty.append('pages', 'clean');

/** Offers to paste the clipboard's HTML as clean Markdown; an ordinary paste stays the first choice. */
function cleanPaste(root) {
  const htmlOf = new WeakMap();
  const clean = (edit) =>
    new Promise((resolve) => {
      const command = ['--import', 'tsx', 'src/edit/vscode-paste.ts'];
      const done = (error, output) => {
        if (error) vscode.window.showWarningMessage(cleaningFailed);
        else edit.insertText = output;
        resolve(edit);
      };
      const { stdin } = execFile('node', command, { cwd: root, maxBuffer: 2 ** 26 }, done);
      // A command that fails does not read its input; `done` reports it.
      stdin.on('error', () => {});
      stdin.end(htmlOf.get(edit));
    });
  return {
    provideDocumentPasteEdits: async (_document, _ranges, data, { triggerKind }) => {
      const html = await data.get('text/html')?.asString();
      if (!html) return [];
      const words = (await data.get('text/plain')?.asString()) ?? '';
      const edit = new vscode.DocumentPasteEdit(words, 'Вставить чистым текстом', cleanKind());
      edit.yieldTo = [vscode.DocumentDropOrPasteEditKind.Text];
      htmlOf.set(edit, html);
      // Cleaning starts a process, so an ordinary paste only offers it. VS Code does not resolve an edit requested by kind.
      return [triggerKind === vscode.DocumentPasteTriggerKind.PasteAs ? await clean(edit) : edit];
    },
    resolveDocumentPasteEdit: clean,
  };
}
