import { statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DevEnvironment, Plugin } from 'vite';
import { typeOfFile } from '../content/file-types.ts';
import { pagesFolder } from '../content/paths.ts';
import { isPictureFile } from '../content/pictures/open-pictures.ts';
import { type Content, isMdx } from '../content/plugin.ts';
import { isError, place, sentence } from '../content/problems.ts';

/** Vite plugin of the dev server: takes saved files up and tells open pages what has changed. */
export function devPlugin(content: Content): Plugin {
  const { root } = content;
  return {
    name: 'site:dev',
    apply: 'serve',
    async hotUpdate({ file: path, modules }) {
      const file = relative(root, path).replaceAll('\\', '/');
      if (isPictureFile(file)) return [...modules, ...pictureSaved(content, this.environment, file)];
      if (!file.startsWith(`${pagesFolder}/`) || !isMdx(file) || !typeOfFile(file)) return;
      if (this.environment.name !== 'client') return;
      const { before, after } = await reread(content, file);
      for (const problem of after.problems)
        this.environment.logger.warn(`${place(problem)} ${sentence(problem)}`);
      if (after.facts !== before.facts) this.environment.hot.send('content:update', { file });
      this.environment.hot.send('content:saved', { file });
      // A broken body is shown as its problem, in the page that shows this file; it is not swapped in.
      return after.problems.some(isError) || before.code === after.code ? [] : modules;
    },
  };
}

/**
 * A saved picture is another picture in every page that mentions it.
 * @returns the modules of those pages
 */
function pictureSaved({ root, store }: Content, { name, hot, moduleGraph }: DevEnvironment, picture: string) {
  const named = basename(picture);
  const pages = [...store.files.values()].filter(({ source }) =>
    [named, encodeURI(named)].some((text) => source.includes(text)),
  );
  for (const { file } of pages) store.update(file);
  if (name === 'client' && pages.length > 0) hot.send('content:update', {});
  return pages.flatMap(({ file }) => [...(moduleGraph.getModulesByFile(join(root, file)) ?? [])]);
}

/**
 * Takes a saved file up.
 * @returns what it was and is: `facts` holds all that pages show of it beside its body's code
 */
async function reread({ root, store, compile }: Content, file: string) {
  const state = async () => {
    const read = store.files.get(file);
    const body = read && (await compile(file, read.source));
    if (body) store.setBodyProblems(file, body.problems);
    const problems = [...(read?.problems ?? []), ...(body?.problems ?? [])];
    const { code = null, headings, components } = body ?? {};
    return { code, problems, facts: JSON.stringify([read?.data, problems, headings, components]) };
  };
  const before = await state();
  await written(join(root, file));
  store.update(file);
  return { before, after: await state() };
}

/** Editors empty a file before they fill it, and the watcher may be between the two. A file that stays empty is one. */
async function written(path: string): Promise<void> {
  const isEmpty = () => statSync(path, { throwIfNoEntry: false })?.size === 0;
  for (let tries = 0; tries < 10 && isEmpty(); tries++) await setTimeout(20);
}
