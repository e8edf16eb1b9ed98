import { type Document, isScalar, isSeq, parseDocument, visit, type YAMLError, YAMLParseError } from 'yaml';

/** Parses YAML. The document's errors include text that YAML would silently lose, and are sorted by position. */
export function readYaml(block: string): Document {
  // The `\r` of a Windows line break before the closing `---` is left over.
  const text = block.replace(/\r$/, '');
  // Otherwise the parser prints English warnings in the terminal, e.g. for `{{имя}}`.
  const document: Document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  document.errors.push(...lostIn(document, text));
  document.errors.sort((a, b) => a.pos[0] - b.pos[0]);
  return document;
}

/**
 * Finds YAML syntax that writers do not mean: `*Важно*` refers to an anchor, `&Важно` sets one, `!new` names a type,
 * and `#1` in `Журнал #1` is a comment. The first throws when resolved, the others silently lose words. An item too far
 * to the right continues the text of the one above, and `50.000` is 50. In braces, a comma begins another field: `{ text: раз, два }`.
 */
function lostIn(document: Document, text: string): YAMLError[] {
  const errors: YAMLError[] = [];
  const report = (name: 'sign' | 'remark' | 'item' | 'thousand' | 'comma', from: number, to: number) => {
    errors.push(new YAMLParseError([from, to], 'BAD_ALIAS', name));
  };
  visit(document, {
    Alias: (_, { range }) => report('sign', range?.[0] ?? 0, range?.[1] ?? 0),
    Pair: (_, { key, value }) => {
      if (value === null && isScalar(key)) report('comma', key.range?.[0] ?? 0, key.range?.[1] ?? 0);
    },
    Scalar: (_, { anchor, comment, range, source = '', tag, type, value }, path) => {
      const [from, to] = range ?? [0, 0];
      const before = text.slice(0, from);
      if (anchor !== undefined) report('sign', before.lastIndexOf('&'), to);
      else if (tag && !tag.startsWith('tag:yaml.org')) report('sign', before.search(/!\S*\s*$/), to);
      // A comment on a separate line belongs to the next field; after a date, a number or a quote it is intended.
      else if (comment && type === 'PLAIN' && typeof value === 'string' && !/^[\d-]+$/.test(value))
        report('remark', text.indexOf('#', to), text.indexOf('#', to) + 1);
      if (typeof value === 'number' && source.endsWith('.000')) report('thousand', from, to);
      const item = isSeq(path.at(-1)) && type === 'PLAIN' ? text.slice(from, to).search(/(?<=\n *)- /) : -1;
      if (item >= 0) report('item', from + item, to);
    },
  });
  return errors;
}
