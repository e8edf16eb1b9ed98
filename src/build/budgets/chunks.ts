import { relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';

/** The scripts of the bundle, as far as budgets ask. */
export interface ChunkTable {
  /** What each script imports at once, and its bytes after brotli. */
  chunks: Record<string, { imports: string[]; bytes: number }>;
  /** The script that holds a module, by the module's path from the project root. */
  homes: Record<string, string>;
}

/**
 * Bytes as they travel.
 * @param quality brotli's: 11 for what everybody loads (hosts/compress.ts)
 */
export const packedBytes = (text: string | Uint8Array, quality: 9 | 11 = 9): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Reads the table out of the bundler's output. */
export function chunkTable(root: string, output: Rolldown.RolldownOutput['output']): ChunkTable {
  const table: ChunkTable = { chunks: {}, homes: {} };
  for (const part of output) {
    if (part.type !== 'chunk') continue;
    table.chunks[part.fileName] = { imports: part.imports, bytes: packedBytes(part.code, 11) };
    for (const id of part.moduleIds)
      if (id.startsWith(root)) table.homes[relative(root, id).replaceAll('\\', '/')] = part.fileName;
  }
  return table;
}
