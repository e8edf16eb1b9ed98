import { createHash } from 'node:crypto';

/** One hash of several texts; where one ends and the next begins counts. */
export function digest(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 32);
}
