import { readCommand, typedPath } from '../command-line.ts';
import { tell, undoChange } from './send-changes.ts';

const usage = `npm run undo -- pages/about.mdx

Возвращает последнюю правку файла или все неотправленные правки папки: назовите что-то одно.`;

/** Takes the last change of a file, or all unsent ones of a folder, back. */
export default async function undo(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, {}, [1, 1]);
  if (command) tell(undoChange(process.cwd(), typedPath(command.words[0] ?? '')));
}
