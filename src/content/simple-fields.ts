/** Signs that make a value more than its own letters: a second key, a comment, a break, a space that YAML drops. */
const tricky = /: |:$| #|^ | $|\p{Cc}|[\u2028\u2029\ufeff]/u;
/** What YAML reads as something other than text. */
const special = /^(?:true|false|null)$/i;

const field = /^([a-z]\w*):(?: (.+))?$/i;
const nested = /^ {2}([a-z]\w*): (.+)$/i;
const item = /^ {2}- (.+)$/;

/**
 * Reads the fields of a file whose block holds nothing but the plainest YAML: one field a line, short lists and one
 * level of fields below a field. That is how nearly every page is written, and reading it so costs a twentieth of a
 * parser that knows the whole language.
 * @param source the file's whole text
 * @returns what the parser would return, or null where only the parser can tell
 */
export function simpleFields(source: string): Record<string, unknown> | null {
  if (!source.startsWith('---\n')) return null;
  const end = source.indexOf('\n---', 3);
  if (end < 4 || !/^(?:\n|$)/.test(source.slice(end + 4, end + 5))) return null;
  const fields = new Map<string, unknown>();
  /** The field whose list or fields are being read. */
  let open: { name: string; value: unknown[] | Map<string, unknown> | null } | null = null;
  const close = () => {
    if (open?.value === null) return false;
    if (open) fields.set(open.name, open.value instanceof Map ? Object.fromEntries(open.value) : open.value);
    open = null;
    return true;
  };
  for (const line of source.slice(4, end).split('\n')) {
    const [, name, text] = field.exec(line) ?? [];
    if (name !== undefined) {
      if (!close() || fields.has(name) || isSpecial(name)) return null;
      if (text === undefined) {
        open = { name, value: null };
        continue;
      }
      const value = scalar(text);
      if (value === undefined) return null;
      fields.set(name, value);
    } else if (!addTo(open, line)) return null;
  }
  return close() ? Object.fromEntries(fields) : null;
}

/**
 * Where a field's value stands in a file that `simpleFields` has read, quotes included.
 * @returns null for lists, for fields below a field and for what is not there
 */
export function simpleRange(source: string, fields: Record<string, unknown>, path: readonly PropertyKey[]) {
  const name = String(path[0]);
  if (path.length !== 1 || !Object.hasOwn(fields, name) || typeof fields[name] === 'object') return null;
  const from = source.indexOf(`\n${name}: `) + name.length + 3;
  return { from, to: source.indexOf('\n', from) };
}

/** The same as line and column. */
export function simplePlace(source: string, fields: Record<string, unknown>, path: readonly PropertyKey[]) {
  const range = simpleRange(source, fields, path);
  if (!range) return null;
  const lines = source.slice(0, range.from).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

type Open = { value: unknown[] | Map<string, unknown> | null };

/** Adds a line to the list or the fields that are open; false where it belongs to neither. */
function addTo(open: Open | null, line: string): boolean {
  if (!open) return false;
  const [, entry] = item.exec(line) ?? [];
  const [, name, text = ''] = nested.exec(line) ?? [];
  const value = scalar(entry ?? text);
  if (value === undefined) return false;
  if (entry !== undefined) {
    open.value ??= [];
    if (!Array.isArray(open.value)) return false;
    open.value.push(value);
    return true;
  }
  if (name === undefined || isSpecial(name)) return false;
  open.value ??= new Map();
  if (Array.isArray(open.value) || open.value.has(name)) return false;
  open.value.set(name, value);
  return true;
}

const isSpecial = (name: string) => special.test(name) || name === '__proto__';

/** A value that means itself; undefined where YAML might see more in it. */
function scalar(text: string): string | number | boolean | undefined {
  const quoted = /^"([^"\\]*)"$/.exec(text)?.[1];
  if (quoted !== undefined) return /\p{Cc}|[\u2028\u2029\ufeff]/u.test(quoted) ? undefined : quoted;
  if (tricky.test(text)) return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^(?:0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  return /^[a-zа-яё«]/i.test(text) && !special.test(text) ? text : undefined;
}
