import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The only file that may look for pages. */
const loader = 'src/content/routes.ts';
/** Lists files that are no pages (pictures, stray files) for the writers' rules, and never an `.mdx`. */
const lister = 'src/content/files/list-files.ts';

const sources = ['src', 'mdx-components', 'vite.config.ts']
  .flatMap((room) =>
    room.endsWith('.ts')
      ? [room]
      : readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));

test('pages are found by one glob, in one file', () => {
  const globs = sources.filter((file) =>
    /import\.meta\.glob[^(]*\(\s*'\/?pages\//.test(readFileSync(file, 'utf8')),
  );
  expect(globs).toEqual([loader]);
});

test('nobody else lists the folder of pages', () => {
  const listing =
    /(?:readdirSync|readdir|opendir|globSync|fs\.glob)\(\s*(?:join\([^)]*)?(?:pagesFolder|'(?:\.\/)?pages)/;
  expect(sources.filter((file) => file !== lister && listing.test(readFileSync(file, 'utf8')))).toEqual([]);
});
