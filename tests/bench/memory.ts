import { readdirSync, readFileSync } from 'node:fs';

/** Returns resident memory in bytes and the parent of every process, from Linux's /proc; empty on other systems. */
function processes(): Map<number, { parent: number; memory: number }> {
  const found = new Map<number, { parent: number; memory: number }>();
  let names: string[] = [];
  try {
    names = readdirSync('/proc');
  } catch {
    return found;
  }
  for (const name of names.filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const parent = Number(status.match(/^PPid:\s+(\d+)/m)?.[1]);
      const memory = Number(status.match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) * 1024;
      found.set(Number(name), { parent, memory });
    } catch {
      // The process has ended since the listing.
    }
  }
  return found;
}

/** Returns the current memory of a process and all its descendants. */
export function treeMemory(root: number): number {
  const all = processes();
  const belongs = (id: number): boolean => {
    const parent = all.get(id)?.parent;
    return id === root || (parent !== undefined && parent > 1 && belongs(parent));
  };
  return [...all].reduce((sum, [id, { memory }]) => (belongs(id) ? sum + memory : sum), 0);
}
