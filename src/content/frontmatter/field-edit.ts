import { isScalar, isSeq, parseDocument } from 'yaml';
import { lineBreak, type TextEdit } from '../problems/problems.ts';
import type { Frontmatter } from './frontmatter.ts';

/** What a field may be set to. */
type FieldValue = string | number | boolean | readonly string[] | null;

/**
 * The edit that sets a field, or a value within it; everything else stays as written. Null and an empty list remove it. A new
 * field stands last.
 * @example aliases `[/home]` becomes `[/home, /start]`
 */
export function fieldEdit(
  { source, bodyStart, keyRange, valueRange }: Frontmatter,
  path: readonly string[],
  value: FieldValue,
): TextEdit {
  const end = source.lastIndexOf('---', (bodyStart ?? source.length) - 1);
  const name = path.slice(0, 1);
  const [key, own, inner] = [keyRange(name), valueRange(name), valueRange(path)];
  // YAML would write all of the field anew, and long texts in it on one line.
  if (inner && inner.to > inner.from && (typeof value === 'number' || typeof value === 'boolean'))
    return { ...inner, text: `${value}` };
  const range =
    key && own ? { from: key.from, to: source.indexOf('\n', own.to - 1) + 1 } : { from: end, to: end };
  const text = fieldWith(source.slice(range.from, range.to), path, value);
  return { ...range, text: text.replaceAll('\n', lineBreak(source)) };
}

/**
 * The edit that adds addresses to a list; null if the frontmatter has problems or no fields, or the field is no list.
 * @param field `aliases` of a page, or `gone` of the settings
 * @example `aliases: [/home]` becomes `aliases: [/home, /start]`
 */
export function addressEdit(
  frontmatter: Frontmatter,
  field: 'aliases' | 'gone',
  urls: readonly string[],
): TextEdit | null {
  const { data, problems } = frontmatter;
  const { [field]: known = [] } = data;
  if (problems.length > 0 || Object.keys(data).length === 0 || !Array.isArray(known)) return null;
  return fieldEdit(frontmatter, [field], [...known, ...urls]);
}

/** The YAML of a field, empty if it is new, with a value. */
function fieldWith(written: string, path: readonly string[], value: FieldValue): string {
  const texts = typeof value === 'object' && value ? value.map((item) => item.trim()).filter(Boolean) : null;
  const isRemoved = value === null || texts?.length === 0;
  if (isRemoved && path.length === 1) return '';
  const document = parseDocument(written);
  // Nothing can be set within an empty field.
  if (document.get(path[0]) === null) document.delete(path[0]);
  const list = document.getIn(path, true);
  if (isRemoved) document.deleteIn(path);
  else if (texts && isSeq(list))
    list.items = texts.map(
      (text) => list.items.find((item) => isScalar(item) && item.value === text) ?? document.createNode(text),
    );
  else {
    // Names stand in one line: `aliases: [/home]`.
    const flow = texts?.every((text) => !/\s/.test(text)) ?? false;
    document.setIn(path, document.createNode(texts ?? value, { flow }));
  }
  // As the site's files are written.
  return document.toString({
    lineWidth: 0,
    singleQuote: true,
    indentSeq: !/^-/m.test(written),
    flowCollectionPadding: /[[{]\s/.test(written),
  });
}
