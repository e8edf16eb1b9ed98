import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editorFiles } from './files.ts';

/** `npm run editor`, which `npm ci` runs too: brings the editor's files and the writers' reference in step with the schemas. */
export default function writeEditorFiles(): void {
  const root = process.cwd();
  for (const [file, text] of editorFiles(root)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  console.log('Подсказки редактора и справочник pages/_reference.md обновлены.');
}
