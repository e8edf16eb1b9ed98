/**
 * No extension reads the schema of the fields in an .mdx file (github.com/redhat-developer/vscode-yaml/issues/207), so
 * the project brings its own: VS Code offers it as one of the workspace. It suggests and explains fields, and
 * underlines what `npm run check` finds, when a page is opened or saved.
 */
const { execFile } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const vscode = require('vscode');
const { about, kindOf, suggestions } = require('./fields.js');

const pages = { pattern: '**/pages/**/*.mdx' };

exports.activate = ({ subscriptions }) => {
  const root = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  if (!root) return;
  const json = (name) => JSON.parse(readFileSync(join(root, '.vscode/schemas', name), 'utf8'));
  const fileOf = ({ uri }) => relative(root, uri.fsPath).replaceAll('\\', '/');
  const schemaOf = (document) => {
    const kind = kindOf(fileOf(document), json('kinds.json'));
    return kind && json(`${kind}.schema.json`);
  };
  const linesOf = (document) => document.getText().split(/\r?\n/);

  const found = vscode.languages.createDiagnosticCollection('pages');
  const check = (document) => {
    const file = fileOf(document);
    if (!kindOf(file, json('kinds.json'))) return;
    const command = ['src/run.mjs', 'src/check/check.ts', '--format', 'json', file];
    execFile('node', command, { cwd: root, maxBuffer: 2 ** 26 }, (_, output) => {
      try {
        found.set(
          document.uri,
          JSON.parse(output).problems.map((problem) => diagnostic(problem)),
        );
      } catch {
        // Without Node or packages the page can still be written.
      }
    });
  };

  subscriptions.push(
    found,
    vscode.workspace.onDidSaveTextDocument(check),
    vscode.workspace.onDidOpenTextDocument(check),
    vscode.languages.registerCompletionItemProvider(
      pages,
      {
        provideCompletionItems: (document, { line }) =>
          suggestions(linesOf(document), line, schemaOf(document)).map(
            ({ label, insert, about, isValue }) => {
              const { Field, Value } = vscode.CompletionItemKind;
              const item = new vscode.CompletionItem(label, isValue ? Value : Field);
              item.insertText = insert;
              item.documentation = about;
              return item;
            },
          ),
      },
      ':',
      ' ',
    ),
    vscode.languages.registerHoverProvider(pages, {
      provideHover: (document, { line }) => {
        const text = about(linesOf(document), line, schemaOf(document));
        return text ? new vscode.Hover(text) : null;
      },
    }),
  );
  vscode.workspace.textDocuments.forEach(check);
};

/** A problem of the check as the editor underlines it. */
function diagnostic({ line, column, end, what, expected, hint, rule, severity }) {
  const from = new vscode.Position(line - 1, column - 1);
  const to = end ? new vscode.Position(end.line - 1, end.column - 1) : from.translate(0, 1);
  const { Error: error, Warning: warning } = vscode.DiagnosticSeverity;
  const text = [what, expected, hint].filter(Boolean).join(' ');
  const made = new vscode.Diagnostic(
    new vscode.Range(from, to),
    text,
    severity === 'error' ? error : warning,
  );
  made.source = 'npm run check';
  made.code = rule;
  return made;
}
