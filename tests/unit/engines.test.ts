import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The npm of Node 20, the oldest that `engines` allows: .npmrc refuses to install with an older one. */
const bundled = 10;

it('npm ci asks for no newer npm than its Node brings along', () => {
  for (const file of ['package.json', 'package-lock.json'])
    for (const [, least] of readFileSync(file, 'utf8').matchAll(/"npm": ">=(\d+)"/g))
      expect(Number(least), file).toBeLessThanOrEqual(bundled);
});

it('the host’s workflow has the versions of actions that GitHub proposes for the others', () => {
  const pins = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/uses: (\S+)@(\S+)/g)].map(([, name = '', version = '']) => ({
      name,
      version,
    }));
  const ours = readdirSync('.github/workflows').flatMap((file) => pins(`.github/workflows/${file}`));
  for (const { name, version } of pins('deploy/github-pages.yml'))
    for (const own of ours) if (own.name === name) expect(version, name).toBe(own.version);
});
