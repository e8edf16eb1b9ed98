import { relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Packed } from '../../cache/packed.ts';

/** The scripts of the bundle, as far as budgets ask. */
export interface ChunkTable {
  /** What each script imports at once, and its bytes after brotli; 0 in a build that is not weighed. */
  chunks: Record<string, { imports: string[]; bytes: number }>;
  /** The script that holds a module, by the module's path from the project root. */
  homes: Record<string, string>;
}

/** Bytes as they travel where a host packs at brotli 9, or nearly so. */
export const packedBytes = (text: string | Uint8Array): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/**
 * Reads the table out of the bundler's output.
 * @param packed packs the scripts; null where nobody asks for their weight, since it takes a second or two
 */
export async function chunkTable(
  root: string,
  output: Rolldown.RolldownOutput['output'],
  packed: Packed | null,
): Promise<ChunkTable> {
  const table: ChunkTable = { chunks: {}, homes: {} };
  const chunks = output.filter((part) => part.type === 'chunk');
  // Bodies are weighed with their pages, the largest of each type.
  const isBody = (id: string | null) => id?.endsWith('.mdx') === true;
  const sizes = await Promise.all(
    chunks.map(async ({ code, facadeModuleId }) =>
      isBody(facadeModuleId) ? 0 : (await packed?.pack(code))?.length,
    ),
  );
  for (const [index, { fileName, imports, moduleIds }] of chunks.entries()) {
    table.chunks[fileName] = { imports, bytes: sizes[index] ?? 0 };
    for (const id of moduleIds)
      if (id.startsWith(root)) table.homes[relative(root, id).replaceAll('\\', '/')] = fileName;
  }
  return table;
}
