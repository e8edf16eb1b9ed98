/**
 * The exports of one name of all files that a glob matched.
 * @throws {Error} naming a file without such an export
 */
export const exported = <T>(found: Readonly<Record<string, T | undefined>>, name: string): T[] =>
  Object.entries(found).map(([file, value]) => {
    if (value === undefined) throw new Error(`${file.slice(1)} exports no \`${name}\`.`);
    return value;
  });
