import { entryTypes } from '../../content/types/index.ts';
import { type ContentType, frontmatterSchema, schemas, siteFiles } from '../../content/types/schemas.ts';
import { writeFiles } from '../../write-files.ts';
import { reference, referenceFile } from './reference.ts';
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
  files: Object.fromEntries(Object.keys(siteFiles).map((name) => [`_site/${name}.mdx`, name])),
};

/**
 * Everything the editor and the writers take from the schemas, by file name: `npm run editor` writes it, and `npm ci` runs
 * that. Only the reference is kept in git, to be read where there is no editor.
 * @param root the project's folder
 */
export function editorFiles(root: string): Map<string, string> {
  const snippets = Object.entries(componentSnippets(root)).map(([name, snippet]) => [
    name,
    { scope: 'mdx,markdown', ...snippet },
  ]);
  return new Map([
    ...(Object.keys(schemas) as ContentType[]).map((type): [string, string] => [
      schemaFile(type),
      json(frontmatterSchema(type)),
    ]),
    ['.vscode/components.code-snippets', json(Object.fromEntries(snippets))],
    ['.vscode/schemas/kinds.json', json(kinds)],
    [referenceFile, reference()],
  ]);
}

/** `npm run editor`, which `npm ci` runs too: brings the editor's files and the writers' reference in step with the schemas. */
export default function writeEditorFiles(): void {
  writeFiles(process.cwd(), editorFiles(process.cwd()));
  console.log('Подсказки редактора и справочник pages/_reference.md обновлены.');
}
