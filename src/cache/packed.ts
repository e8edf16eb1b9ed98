import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { openCache } from './cache.ts';
import { digest } from './digest.ts';

const compress = promisify(brotliCompress);

/** A text as brotli packs it; 11 is as small as it can. */
export const brotli = (text: string | Buffer, quality: number): Promise<Buffer> =>
  compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

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
  const cache = openCache(folder);
  return {
    async pack(text) {
      const name = digest(text);
      const known = cache.read(name);
      if (known) return known;
      const bytes = await brotli(text, 11);
      cache.write(name, bytes);
      return bytes;
    },
    prune: () => cache.prune(),
  };
}
