import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { digest } from './digest.ts';
import { prune } from './prune.ts';

const brotli = promisify(brotliCompress);

/** How many packed texts are kept: a build has some 200, and those of other bases and branches stand beside them. */
const kept = 2000;

/** Texts packed as small as brotli can. */
export interface Packed {
  /** The packed text. */
  pack: (text: string) => Promise<Buffer>;
  prune: () => void;
}

/**
 * Brotli 11 takes seconds for the scripts of a build, and they are asked for twice: the budgets weigh them, the hosts
 * serve them. Each text is packed once and kept on disk by what it holds.
 */
export function openPacked(folder: string): Packed {
  mkdirSync(folder, { recursive: true });
  return {
    async pack(text) {
      const path = join(folder, digest(text));
      try {
        const now = new Date();
        utimesSync(path, now, now);
        return readFileSync(path);
      } catch {
        // Packed now.
      }
      const bytes = await brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });
      // Under its name it is whole: writing may be cut short, and builds may run side by side.
      writeFileSync(`${path}.${process.pid}`, bytes);
      renameSync(`${path}.${process.pid}`, path);
      return bytes;
    },
    prune: () => prune(folder, kept),
  };
}
