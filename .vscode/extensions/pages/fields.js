/** What the fields of a page may be, from the JSON schemas beside this folder. Knows nothing of the editor. */

/** The kind of a file, as `src/content/types/file-types.ts` tells it; null outside `pages/`. */
function kindOf(file, { folders, files }) {
  const inside = /^pages\/(.+)$/.exec(file)?.[1];
  if (!inside?.endsWith('.mdx')) return null;
  if (files[inside]) return files[inside];
  const [folder, name, ...deeper] = inside.split('/');
  const own = name && deeper.length === 0 && name !== 'index.mdx' && !name.startsWith('_');
  return (own && folders[folder]) || 'page';
}

/** The number of the line that ends the fields; 0 where there are none. */
const endOfFields = (lines) => (lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : 0);

/** A line of fields: how deep it stands, its key and what follows. */
function read(line) {
  const [, before = '', key = '', colon = '', value = ''] =
    /^(\s*(?:- +)*)([\w-]*)(:?)\s*(.*)$/.exec(line) ?? [];
  return { depth: before.length, key, isKey: colon !== '', value };
}

/** The keys around a line, from the outermost. */
function pathTo(lines, number) {
  const path = [];
  let { depth } = read(lines[number] ?? '');
  for (let at = number - 1; at > 0 && depth > 0; at--) {
    const above = read(lines[at] ?? '');
    if (!above.isKey || above.depth >= depth) continue;
    path.unshift(above.key);
    depth = above.depth;
  }
  return path;
}

/** The schema of what stands at a path; lists are looked into. */
function schemaAt(schema, path) {
  let found = schema;
  for (const key of path) found = parts(found).find(({ properties }) => properties?.[key])?.properties[key];
  return found;
}

/** A schema and everything that may stand for it. */
const parts = (schema) =>
  schema
    ? [
        schema,
        ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), schema.items].filter(Boolean).flatMap(parts),
      ]
    : [];

/** Keys and values that may stand at the end of a line of fields. */
function suggestions(lines, number, schema) {
  if (number === 0 || number >= endOfFields(lines)) return [];
  const { depth, key, isKey } = read(lines[number] ?? '');
  const path = pathTo(lines, number);
  if (isKey) {
    const values = parts(schemaAt(schema, [...path, key])).flatMap((part) => [
      ...(part.enum ?? []),
      ...(part.type === 'boolean' ? [true, false] : []),
    ]);
    return values.map((value) => ({ label: String(value), insert: String(value), about: '', isValue: true }));
  }
  const top = lines.slice(1, endOfFields(lines)).map(read);
  const taken = new Set(top.filter((line) => line.isKey && line.depth === 0).map((line) => line.key));
  return parts(schemaAt(schema, path)).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties)
      .filter(([name]) => depth > 0 || !taken.has(name))
      .map(([name, { description = '' }]) => ({
        label: name,
        insert: `${name}: `,
        about: (required.includes(name) ? 'Нужно всегда. ' : '') + description,
        isValue: false,
      })),
  );
}

/** What the schema says of the field on a line; empty where it says nothing. */
function about(lines, number, schema) {
  if (number === 0 || number >= endOfFields(lines)) return '';
  const { key, isKey } = read(lines[number] ?? '');
  return (isKey && schemaAt(schema, [...pathTo(lines, number), key])?.description) || '';
}

module.exports = { about, kindOf, suggestions };
