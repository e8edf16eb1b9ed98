import { type Preloadable, preloadable } from '../src/site/preloadable.tsx';

const found = import.meta.glob<object>(['./*/*.tsx', '!./*/*.test.tsx', '!./_*/**']);

/** Loaders of sections, by folder. Each is its own chunk, so a page pays only for sections it uses. */
export const loaders: Readonly<Record<string, Preloadable<object>>> = Object.fromEntries(
  Object.entries(found).map(([file, load]) => [
    file.split('/')[1] ?? '',
    preloadable(`mdx-components/${file.slice('./'.length)}`, load),
  ]),
);
