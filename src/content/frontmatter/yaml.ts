import { type Document, parseDocument, visit, type YAMLError, YAMLParseError } from 'yaml';

/** Reads YAML; what it would lose unseen is among the document's errors, which are in the order of the text. */
export function readYaml(block: string): Document {
  // Of a Windows line break before the closing `---`, the first half is left behind.
  const text = block.replace(/\r$/, '');
  // Otherwise English remarks of the parser stand between ours in the terminal: `{{имя}}` makes one.
  const document: Document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  document.errors.push(...lostIn(document, text));
  document.errors.sort((a, b) => a.pos[0] - b.pos[0]);
  return document;
}

/**
 * What YAML takes for something of its own, and no writer means: `*Важно*` refers to an anchor, `&Важно` sets one, `!new` names
 * a type, and of `Журнал #1` all after the word is a remark. The first throws when it is resolved, the others lose words
 * unseen.
 */
function lostIn(document: Document, text: string): YAMLError[] {
  const errors: YAMLError[] = [];
  const report = (name: 'sign' | 'remark', from: number, to: number) => {
    errors.push(new YAMLParseError([from, to], 'BAD_ALIAS', name));
  };
  visit(document, {
    Alias: (_, { range }) => report('sign', range?.[0] ?? 0, range?.[1] ?? 0),
    Scalar: (_, { anchor, comment, range, tag, type, value }) => {
      const [from, to] = range ?? [0, 0];
      const before = text.slice(0, from);
      if (anchor !== undefined) report('sign', before.lastIndexOf('&'), to);
      else if (tag && !tag.startsWith('tag:yaml.org')) report('sign', before.search(/!\S*\s*$/), to);
      // A remark on a line of its own belongs to the next field; beside a day, a number or a quote it is meant.
      else if (comment && type === 'PLAIN' && typeof value === 'string' && !/^[\d-]+$/.test(value))
        report('remark', to + 1, to + 2);
    },
  });
  return errors;
}
