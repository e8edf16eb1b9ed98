import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSite } from '../src/check/check-site.ts';
import { fixSite } from '../src/check/fix.ts';
import type { Problem } from '../src/content/problems/problems.ts';
import { openStore } from './content.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

/** Returns the start of a PNG of this size, padded to `bytes`, and its end mark. */
export function png(width: number, height: number, bytes = 100): Buffer {
  const file = Buffer.alloc(bytes);
  file.write('\x89PNG\r\n\x1a\n', 'latin1');
  file.write('IHDR', 12, 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.write('IEND', bytes - 8, 'latin1');
  return file;
}

/** Returns problems as tests compare them: position, rule, first sentence, warning or error, fixable or not. */
export const lines = (problems: readonly Problem[]) =>
  problems.map(
    ({ file, line, column, rule, severity, what, fix }) =>
      `${file.replace(/^pages\//, '')}:${line}:${column} ${rule} ${what.replaceAll('\u00a0', ' ')}${severity === 'warning' ? ' [remark]' : ''}${fix ? ' [fix]' : ''}`,
  );

/** A copy of the good site, overlaid with one case after another. */
export interface BrokenSite {
  root: string;
  /** Overlays the good site with a folder of tests/fixtures/broken ('' for none) and further files. */
  lay: (name: string, files?: Record<string, string | Buffer>) => void;
  /** The same, then returns the problems. */
  told: (name: string, files?: Record<string, string | Buffer>) => Promise<string[]>;
  /** Returns the problems of the folder's current content, as lines or complete. */
  recheck: () => Promise<string[]>;
  check: () => Promise<Problem[]>;
  /** Applies the fixes to the folder's current content. */
  fix: () => ReturnType<typeof fixSite>;
  /** Returns the text of a file. */
  read: (file: string) => string;
  close: () => void;
}

export function openBrokenSite(): BrokenSite {
  const root = mkdtempSync(join(tmpdir(), 'broken-'));
  const lay: BrokenSite['lay'] = (name, files = {}) => {
    for (const folder of ['pages', 'public']) rmSync(join(root, folder), { recursive: true, force: true });
    cpSync(join(fixtures, 'good'), root, { recursive: true });
    if (name) cpSync(join(fixtures, 'broken', name), root, { recursive: true });
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    }
  };
  const check = () => checkSite(openStore(root));
  const recheck = async () => lines(await check());
  return {
    root,
    lay,
    recheck,
    check,
    fix: () => fixSite(openStore(root)),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    told: (name, files) => {
      lay(name, files);
      return recheck();
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}
