import { text } from 'node:stream/consumers';
import { pasted } from '../app/dev/edit/pasted.ts';

/*
 * `node --import tsx src/edit/vscode-paste.ts`: the HTML of a clipboard, given to its input, as this site's Markdown. The
 * command of the project's VS Code extension; the page's editor asks the same function in the browser.
 */
process.stdout.write(pasted(await text(process.stdin)).markdown);
