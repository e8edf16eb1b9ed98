import { typedPath } from '../command-line.ts';
import { tell, undoChange } from './send-changes.ts';

/** `npm run undo -- pages/about.mdx`: takes the last change of a file, or all unsent ones of a folder, back. */
export default async function undo([file, ...more]: readonly string[]): Promise<void> {
  tell(
    file && !file.startsWith('-') && more.length === 0
      ? undoChange(process.cwd(), typedPath(file))
      : { failed: 'Назовите файл или папку, что-то одно: npm run undo -- pages/about.mdx' },
  );
}
