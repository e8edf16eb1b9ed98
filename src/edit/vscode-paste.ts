import { text } from 'node:stream/consumers';
import { pasted } from '../app/dev/edit/pasted/pasted.ts';

/*
 * `node --import tsx src/edit/vscode-paste.ts`: converts a clipboard's HTML on stdin to this site's Markdown, for a command
 * of the project's VS Code extension. The page editor calls the same function in the browser.
 */
process.stdout.write(pasted(await text(process.stdin)).markdown);
