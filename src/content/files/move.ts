import { cpSync, existsSync, renameSync } from 'node:fs';

/** Renames a file or folder, or copies it where the target lies on another disk. */
export function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(from)) throw error;
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
  }
}
