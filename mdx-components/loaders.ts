import { type Preloadable, preloadable } from '../src/site/preloadable.tsx';

const found = import.meta.glob<object>(['./*/*.tsx', '!./*/*.test.tsx', '!./_*/**']);

/** Loaders of sections, by folder; its other files are parts. Each is its own chunk, so a page pays only for what it uses. */
export const loaders: Readonly<Record<string, Preloadable<object>>> = Object.fromEntries(
  Object.entries(found).flatMap(([file, load]) => {
    const [, folder] = file.match(/(\w+)\/\1\.tsx$/) ?? [];
    return folder ? [[folder, preloadable(`mdx-components/${folder}/${folder}.tsx`, load)]] : [];
  }),
);
