/** Pattern of the classes of CSS modules: a hash of the file, then the name as written. */
export const classPattern = 'd-[hash]-[local]';

/** Matches the start of such a class, up to the written name; group 1 is the hash, three or six characters long. */
export const classStart = /^d-([\w-]{3}(?:[\w-]{3})?)-(?=[a-z])/i;
