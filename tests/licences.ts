import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Built into the site although npm counts them as tools: icons and their sprite. */
const shippedTools = ['node_modules/@iconify-json/lucide'];

/** Licences that let a site ship the code without opening its own: no copyleft. */
const permissive = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'CC0-1.0',
]);

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

export interface Licence {
  name: string;
  version: string;
  licence: string;
  permissive: boolean;
}

/** Returns every package that may reach a visitor, with its licence, from package-lock.json. */
export function shippedLicences(lockFile = 'package-lock.json'): Licence[] {
  const { packages } = JSON.parse(readFileSync(resolve(lockFile), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && (!dev || shippedTools.includes(path)))
    .map(([path, { version = '', license = 'unknown' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
      permissive: license.split(/ OR |[()]/).some((one) => permissive.has(one.trim())),
    }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = shippedLicences();
  for (const { name, version, licence, permissive: fine } of all)
    console.log(`${fine ? ' ' : '✗'} ${name} ${version}: ${licence}`);
  process.exitCode = all.every(({ permissive: fine }) => fine) ? 0 : 1;
}
