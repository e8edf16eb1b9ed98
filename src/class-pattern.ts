/** How the build names the classes of a sheet: letters that stand for its file, then the name as it was written. */
export const classPattern = 'd-[hash]-[local]';

/** A class that is named so, up to the name as it was written; the letters are its first group. */
export const classStart = /^d-([\w-]{3}(?:[\w-]{3})?)-(?=[a-z])/i;
