import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtPage, readView } from './built.ts';
import { comparePage } from './page.ts';

/** A part of a page with a number that never changes. */
interface Node {
  id: number;
  tag: string;
  attributes: Record<string, string>;
  /** Text, if it contains no other parts. */
  text: string;
  nodes: Node[];
}

const htmlOf = ({ tag, attributes, text, nodes }: Node): string => {
  const told = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${told.join('')}>${text}${nodes.map(htmlOf).join('')}</${tag}>`;
};
const withAll = (node: Node): Node[] => [node, ...node.nodes.flatMap(withAll)];

/** Returns the child indexes of a part; null if missing. */
function pathOf(root: Node, id: number): number[] | null {
  if (root.id === id) return [];
  for (const [index, node] of root.nodes.entries()) {
    const path = pathOf(node, id);
    if (path) return [index, ...path];
  }
  return null;
}

/** A page of sections, each with a heading, texts and a list of links. */
function pageOf(lengths: readonly number[]): Node {
  let id = 0;
  const make = (
    tag: string,
    text: string,
    nodes: Node[] = [],
    attributes: Node['attributes'] = {},
  ): Node => ({
    id: id++,
    tag,
    attributes,
    text,
    nodes,
  });
  const say = (count: number) =>
    Array.from({ length: count }, (_, at) => words[(id * 7 + at * 3) % words.length]).join(' ');
  const sections = lengths.map((length) =>
    make('section', '', [
      make('h2', say(2)),
      ...Array.from({ length }, () => make('p', say(8))),
      make(
        'ul',
        '',
        [1, 2].map((at) => make('li', '', [make('a', say(at), [], { href: `/${id}` })])),
      ),
    ]),
  );
  return make('main', '', sections);
}
const words =
  'урок класс оценка группа расписание чат тест задание родитель центр журнал отчёт балл план экран ответ'.split(
    ' ',
  );

/** Possible edits; each returns the numbers of the parts it changed. */
const acts: Record<string, (node: Node, around: Node, fresh: () => number) => number[]> = {
  words: (node) => {
    if (node.text) node.text = node.text.replace(/\S+/, 'иначе');
    return node.text ? [node.id] : [];
  },
  address: (node) => {
    if (node.attributes.href) node.attributes.href += '/other';
    return node.attributes.href ? [node.id] : [];
  },
  name: (node) => {
    node.attributes['aria-label'] = 'Имя';
    return [node.id];
  },
  look: (node) => {
    node.attributes.class = 'other';
    return [node.id];
  },
  bold: (node) => {
    if (node.text) node.text = node.text.replace(/\S+$/, (word) => `<b>${word}</b>`);
    return node.text ? [node.id] : [];
  },
  removal: (node, around) => {
    around.nodes.splice(around.nodes.indexOf(node), 1);
    return [node.id];
  },
  addition: (node, around, fresh) => {
    const id = fresh();
    const text = `Новое под номером ${id}`;
    around.nodes.splice(around.nodes.indexOf(node), 0, { id, tag: 'p', attributes: {}, text, nodes: [] });
    return [id];
  },
  wrapper: (node, around, fresh) => {
    const id = fresh();
    around.nodes[around.nodes.indexOf(node)] = {
      id,
      tag: 'div',
      attributes: {},
      text: '',
      nodes: [node],
    };
    return [id];
  },
};

const assets = { key: (url: string) => url, size: () => null };
const viewOf = (root: Node) =>
  readView(builtPage('/x', `<body><div id="root">${htmlOf(root)}</div></body>`, '/'), assets);

test('every edited part has a mark on it, around it or in it', () => {
  const page = fc.array(fc.nat(3), { minLength: 1, maxLength: 4 });
  const act = fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat(1000));
  fc.assert(
    fc.property(page, fc.array(act, { minLength: 1, maxLength: 4 }), (lengths, done) => {
      const before = pageOf(lengths);
      const after = structuredClone(before);
      let last = 1000;
      const touched = done.flatMap(([name, chosen]) => {
        const inner = withAll(after).slice(1);
        const node = inner[chosen % inner.length];
        const around = withAll(after).find(({ nodes }) => node && nodes.includes(node));
        return node && around ? (acts[name]?.(node, around, () => last++) ?? []) : [];
      });
      const found = comparePage(viewOf(before), viewOf(after), []).map(({ change }) => change);
      const isRelated = (a: readonly number[], b: readonly number[]) =>
        a.every((index, at) => b.length <= at || b[at] === index);
      const marksAt = (root: Node, path: readonly number[]) =>
        found.some(({ at, also = [], was }) =>
          (root === after ? [at, ...also] : (was ?? [at])).some((place) =>
            // The only child of the root is `main`.
            isRelated(place.path, [0, ...path]),
          ),
        );
      for (const id of touched) {
        const [now, old] = [pathOf(after, id), pathOf(before, id)];
        const gone = withAll(before).find((node) => node.id === id);
        const texts = gone ? withAll(gone).map(({ text }) => text) : [];
        // Text removed as one group: the mark has the position of the first part and the words of all.
        const isTold = texts.every((text) =>
          found.some(({ runs }) => runs.some((run) => run.op === 'del' && run.text.includes(text))),
        );
        const isMarked = now ? marksAt(after, now) : old && (marksAt(before, old) || isTold);
        // A part added in one step may be removed in the next.
        if (now ?? old) expect({ id, isMarked, found }).toMatchObject({ isMarked: true });
      }
    }),
    { numRuns: 150, seed: 20261126 },
  );
});
