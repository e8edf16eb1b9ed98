import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of browserslist as the bundler calls them; others follow one of these. */
const names: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * The oldest browsers that scripts and styles are made for: `browserslist` of package.json, the one list
 * (browsers of the last four years).
 * @throws {Error} for a line that is not `name >= version`
 * @example browserTargets('.') // ['chrome107', 'ios16', …]
 */
export function browserTargets(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.flatMap((line) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!version) throw new Error(`package.json: browserslist: «${line}» is not «name >= version».`);
    return names[name] ? [names[name] + version] : [];
  });
}
