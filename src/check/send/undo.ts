import { undoChange } from './send-changes.ts';

/** `npm run undo -- pages/about.mdx`: takes the last change of a file back. */
export default async function undo([file]: readonly string[]): Promise<void> {
  const result = file
    ? undoChange(process.cwd(), file.replaceAll('\\', '/'))
    : { failed: 'Назовите файл: npm run undo -- pages/about.mdx' };
  if ('failed' in result) {
    console.error(result.failed);
    process.exitCode = 1;
  } else console.log(result.said.join('\n'));
}
