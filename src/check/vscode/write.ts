import { entryTypes } from '../../content/types/index.ts';
import { type ContentType, frontmatterSchema, schemas, siteFiles } from '../../content/types/schemas.ts';
import { writeFiles } from '../../write-files.ts';
import { reference, referenceFile } from './reference.ts';
import { componentSnippets } from './snippets.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const schemaFile = (type: ContentType) => `.vscode/schemas/${type}.schema.json`;

const typesWithFolder = entryTypes.filter(({ folder }) => folder !== '');
/** Maps files of `pages/` to schemas, for the project's own extension (.vscode/extensions/pages): YAML extensions ignore .mdx. */
const kinds = {
  folders: Object.fromEntries(typesWithFolder.map(({ folder, name }) => [folder, name])),
  files: Object.fromEntries(Object.keys(siteFiles).map((name) => [`_site/${name}.mdx`, name])),
};

/**
 * Files generated for VS Code and writers, by path: JSON schemas, snippets, the reference. Only the reference is in git, to be
 * readable without an editor.
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

/** `npm run editor`, also run by `npm ci`: writes VS Code's files and the writers' reference. */
export default function writeEditorFiles(): void {
  writeFiles(process.cwd(), editorFiles(process.cwd()));
  console.log('Подсказки редактора и справочник pages/_reference.md обновлены.');
}
