/** Joins class names, leaving out what is not there: `classNames(styles.root, active && styles.active)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
