/**
 * What the files that a glob found export under one name.
 * @throws {Error} with the file that exports nothing of that name
 */
export const exported = <T>(found: Readonly<Record<string, T | undefined>>, name: string): T[] =>
  Object.entries(found).map(([file, value]) => {
    if (value === undefined) throw new Error(`${file.slice(1)} exports no \`${name}\`.`);
    return value;
  });
