import { expect, it } from 'vitest';
import { siteOptions } from './options.ts';

const build = { command: 'build', mode: 'production' } as const;

it.each([
  { SITE_URL: 'site.uz' },
  { SITE_URL: 'https://site.uz/folder' },
  { BUILD_MODE: 'Preview' },
  { BUILD_EXTRAS: 'no' },
])('a variable with a slip is refused by its name: %j', (env) => {
  expect(() => siteOptions(build, env)).toThrow(`${Object.keys(env)[0]}: «`);
});

it('what is set to nothing is not set, and a slash at the end of an address does no harm', () => {
  const env = { SITE_URL: 'https://site.uz/', BUILD_MODE: '', BUILD_EXTRAS: 'all', BASE_PATH: 'some/prefix' };
  expect(siteOptions(build, env)).toMatchObject({ mode: 'production', extras: 'all', base: '/some/prefix/' });
});
