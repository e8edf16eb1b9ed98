/** Joins class names and skips falsy ones: `classNames(styles.root, active && styles.active)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
