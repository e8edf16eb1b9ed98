import type { FileRule } from '../engine/rule.ts';

/** A file of `file/` holds a rule, or several of one cause. */
const found = import.meta.glob<FileRule | readonly FileRule[]>('./file/*.ts', {
  eager: true,
  import: 'rule',
});

/** Rules about one file alone. */
export const fileRules: readonly FileRule[] = Object.values(found).flat();
