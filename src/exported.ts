/**
 * Returns the values of an eager glob that imports one name (`import: 'rule'`). On the dev server, files without it are only
 * reported: they may be about to be written, and pages go on without them.
 * @throws {Error} naming a file that does not export it
 */
export const exported = <T>(found: Readonly<Record<string, T | undefined>>, name: string): T[] =>
  Object.entries(found).flatMap(([file, value]) => {
    if (value !== undefined) return [value];
    const message = `${file.slice(1)} exports no \`${name}\`.`;
    if (!import.meta.hot) throw new Error(message);
    console.error(message);
    return [];
  });
