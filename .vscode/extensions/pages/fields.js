/**
 * Suggestions and descriptions for the fields of a page, from the JSON schemas in `.vscode/schemas`; without VS Code's API.
 */

/** The type of a file, as by `typeOfFile` in src/content/types/file-types.ts; null outside `pages/`. */
function kindOf(file, { folders, files }) {
  const inside = /^pages\/(.+)$/.exec(file)?.[1];
  if (!inside?.endsWith('.mdx')) return null;
  if (files[inside]) return files[inside];
  const [folder, name, ...deeper] = inside.split('/');
  const isEntry = name && deeper.length === 0 && name !== 'index.mdx' && !name.startsWith('_');
  return (isEntry && folders[folder]) || 'page';
}

/** The number of the line that ends the fields, from 0; 0 without fields, -1 if they are not closed. */
const endOfFields = (lines) => (lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : 0);

/** Parses a line of fields: its indentation and its key, which is complete with a colon. */
function read(line) {
  const [, before = '', key = '', colon = ''] = /^(\s*(?:- +)*)([\w-]*)(:?)/.exec(line) ?? [];
  return { depth: before.length, key, isKey: colon !== '' };
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

/** The schema at a path, through lists and alternatives; undefined if there is none. */
function schemaAt(schema, path) {
  let found = schema;
  for (const key of path) found = parts(found).find(({ properties }) => properties?.[key])?.properties[key];
  return found;
}

/** A schema with its alternatives and the items of its list, at any depth. */
const parts = (schema) =>
  schema
    ? [
        schema,
        ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), schema.items].filter(Boolean).flatMap(parts),
      ]
    : [];

/** Suggestions for a line of fields: values of its key, or else keys, at the top level only missing ones. */
function suggestions(lines, number, schema) {
  if (number === 0 || number >= endOfFields(lines)) return [];
  const { depth, key, isKey } = read(lines[number] ?? '');
  const path = pathTo(lines, number);
  if (isKey) {
    const values = parts(schemaAt(schema, [...path, key])).flatMap((part) => [
      ...(part.enum ?? []),
      ...(part.type === 'boolean' ? [true, false] : []),
    ]);
    return values.map((value) => ({
      label: String(value),
      insert: String(value),
      description: '',
      isValue: true,
    }));
  }
  const top = lines.slice(1, endOfFields(lines)).map(read);
  const taken = new Set(top.filter((line) => line.isKey && line.depth === 0).map((line) => line.key));
  return parts(schemaAt(schema, path)).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties)
      .filter(([name]) => depth > 0 || !taken.has(name))
      .map(([name, { description = '' }]) => ({
        label: name,
        insert: `${name}: `,
        description: (required.includes(name) ? 'Нужно всегда. ' : '') + description,
        isValue: false,
      })),
  );
}

/** The description of the field on a line; empty if there is none. */
function descriptionAt(lines, number, schema) {
  if (number === 0 || number >= endOfFields(lines)) return '';
  const { key, isKey } = read(lines[number] ?? '');
  return (isKey && schemaAt(schema, [...pathTo(lines, number), key])?.description) || '';
}

/** What is typed of an address before the cursor: in a link, or in a field or property as `href` or `link`; null elsewhere. */
const typedAddress = (before) =>
  /(?:(?<!!\[[^\]]*)\]\(|(?:[hH]ref|[lL]ink)(?:=|: *)["']?)([^\s"')]*)$/.exec(before)?.[1] ?? null;

module.exports = { descriptionAt, kindOf, suggestions, typedAddress };
