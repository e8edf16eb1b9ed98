/**
 * Returns the values of an eager glob that imports one name (`import: 'rule'`).
 * @throws {Error} naming a file that does not export it
 */
export const exported = <T>(found: Readonly<Record<string, T | undefined>>, name: string): T[] =>
  Object.entries(found).map(([file, value]) => {
    if (value === undefined) throw new Error(`${file.slice(1)} exports no \`${name}\`.`);
    return value;
  });
