import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { optionError, siteOptions } from './options.ts';

const build = { command: 'build', mode: 'production' } as const;

it.each([
  { PORT: 'abc' },
  { PORT: '70000' },
  { BUILD_DATE: '1 декабря' },
  { BUILD_DATE: '2026-02-31' },
  { BASE_PATH: 'https://site.uz/folder/' },
  { BASE_PATH: '/папка/' },
  { SITE_URL: 'site.uz' },
  { SITE_URL: 'https://site.uz/folder' },
  { KEEP_BUILD: 'src' },
  { BUILD_MODE: 'Preview' },
  { BUILD_EXTRAS: 'no' },
])('an invalid variable is refused by name, without a stack: %j', (env) => {
  const begin = expect.stringMatching(new RegExp(`^${Object.keys(env)[0]}: «.*\\.$`));
  expect(() => siteOptions(build, env)).toThrow(expect.objectContaining({ message: begin, stack: begin }));
  // As Vite prints it.
  expect(inspect(optionError('PORT: «abc».'))).toBe('PORT: «abc».');
});

it('an empty variable counts as unset, and a slash at the end of an address is fine', () => {
  const env = {
    SITE_URL: 'https://site.uz/',
    BUILD_MODE: '',
    BUILD_EXTRAS: 'all',
    PORT: '',
    BUILD_DATE: '2026-12-01',
    BASE_PATH: 'some/prefix',
    KEEP_BUILD: '',
  };
  const options = { mode: 'production', extras: 'all', base: '/some/prefix/', kept: null };
  expect(siteOptions(build, env)).toMatchObject(options);
  // The folder has an `index.html`, as a built site has.
  expect(siteOptions(build, { KEEP_BUILD: '.' }).kept).toBe(resolve());
});
