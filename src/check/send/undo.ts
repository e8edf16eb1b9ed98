import { typedPath } from '../command-line.ts';
import { tell, undoChange } from './send-changes.ts';

/** `npm run undo -- pages/about.mdx`: takes the last change of a file back. */
export default async function undo([file]: readonly string[]): Promise<void> {
  tell(
    file && !file.startsWith('-')
      ? undoChange(process.cwd(), typedPath(file))
      : { failed: 'Назовите файл: npm run undo -- pages/about.mdx' },
  );
}
