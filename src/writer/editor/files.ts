import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFiles } from '../../content/files/file-types.ts';
import { type ContentType, schemas } from '../../content/schemas/index.ts';
import { entryTypes } from '../../content/types/index.ts';
import { frontmatterSchema } from '../field-schema.ts';
import { fieldSnippets } from './field-snippets.ts';
import { guideFile, withReference } from './reference.ts';
import { componentSnippets } from './snippets.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const schemaFile = (type: ContentType) => `.vscode/schemas/${type}.schema.json`;

/**
 * Which schema a file of `pages/` has, for the project's own extension (.vscode/extensions/pages): extensions for YAML
 * do not look into .mdx.
 */
const folders = entryTypes.filter(({ folder }) => folder !== '');
const kinds = {
  folders: Object.fromEntries(folders.map(({ folder, name }) => [folder, name])),
  files: siteFiles,
};

/**
 * Settings for writers: long Russian lines wrap, fields and snippets come up while typing, a name is not capitalised or completed
 * from words of the text.
 */
const settings = {
  'files.eol': '\n',
  'files.encoding': 'utf8',
  'files.insertFinalNewline': true,
  'files.trimTrailingWhitespace': true,
  'editor.tabSize': 2,
  'editor.insertSpaces': true,
  'editor.detectIndentation': false,
  'editor.unicodeHighlight.allowedLocales': { ru: true, 'uz-Cyrl': true },
  '[mdx]': {
    'editor.wordWrap': 'on',
    // Above the fields and their values they would hide them: every snippet fits an empty line.
    'editor.snippetSuggestions': 'bottom',
    'editor.quickSuggestions': { other: true, comments: true, strings: true },
    'editor.wordBasedSuggestions': 'off',
    'editor.formatOnSave': false,
    'editor.rulers': [],
  },
  'mdx.server.enable': false,
  'cSpell.language': 'ru,en',
  'explorer.fileNesting.enabled': false,
};

const extensions = {
  recommendations: [
    'unifiedjs.vscode-mdx',
    'streetsidesoftware.code-spell-checker',
    'streetsidesoftware.code-spell-checker-russian',
    'biomejs.biome',
  ],
};

/** The checker's findings as underlined places: it prints GitHub's lines, `::error file=…,line=…,col=…::…`. */
const tasks = {
  version: '2.0.0',
  tasks: [
    {
      label: 'Проверить сайт',
      detail: 'npm run check: ошибки появятся в панели «Проблемы»',
      type: 'shell',
      command: 'npm run --silent check -- --format github',
      group: { kind: 'test', isDefault: true },
      presentation: { reveal: 'silent', clear: true },
      problemMatcher: {
        owner: 'site-check',
        fileLocation: 'relative',
        pattern: {
          regexp: '^::(error|warning|notice) file=([^,]+),line=(\\d+),col=(\\d+)(?:,[^:]*)?::(.*)$',
          severity: 1,
          file: 2,
          line: 3,
          column: 4,
          message: 5,
        },
      },
    },
    { label: 'Открыть сайт для правки', type: 'shell', command: 'npm run dev', problemMatcher: [] },
    { label: 'Новая запись', type: 'shell', command: 'npm run new', problemMatcher: [] },
  ],
};

/**
 * Everything the editor and the guide take from the schemas, by file name. `npm run editor` writes them; a test fails
 * when they are behind.
 * @param root the project's folder
 */
export function editorFiles(root: string): Map<string, string> {
  const snippets = Object.entries({ ...componentSnippets(root), ...fieldSnippets() }).map(
    ([name, snippet]) => [name, { scope: 'mdx,markdown', ...snippet }],
  );
  return new Map([
    ...(Object.keys(schemas) as ContentType[]).map((type): [string, string] => [
      schemaFile(type),
      json(frontmatterSchema(type)),
    ]),
    ['.vscode/components.code-snippets', json(Object.fromEntries(snippets))],
    ['.vscode/schemas/kinds.json', json(kinds)],
    ['.vscode/settings.json', json(settings)],
    ['.vscode/extensions.json', json(extensions)],
    ['.vscode/tasks.json', json(tasks)],
    [guideFile, withReference(readFileSync(join(root, guideFile), 'utf8'))],
  ]);
}
