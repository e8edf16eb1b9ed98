import type { FileRule, Finding } from '../../engine/rule.ts';
import type { Run } from '../../engine/runs.ts';

/** Signs that look like the mark of an item, by the beginnings of lines. */
const dash = /(?<=^|\n)–[ \u00a0]+(?=\S)/g;
const emoji = /(?<=^|\n)(?!\d)\p{Extended_Pictographic}\ufe0f?[ \u00a0]*(?=\p{L})/gu;
const keycap = /(?<=^|\n)(\d)\ufe0f?\u20e3[ \u00a0]*/g;

const texts = {
  what: 'Это ещё не\u00a0список: значок останется в\u00a0тексте, строки склеятся.',
  hint: 'Начните каждый пункт с\u00a0дефиса и\u00a0пробела: «- ».',
};

/**
 * Items that begin with a dash, an emoji or a number in a frame: Markdown joins such lines to one.
 *
 * Bad: `– раз` over `– два`, `✅ раз` over `✅ два`. Good: `- раз` over `- два`.
 */
export const rule: FileRule = {
  id: 'mdx/stray-mark',
  *check({ runs, gaps }) {
    const body = runs.filter(({ where, at }) => where === 'body' && !gaps.near(at(0)));
    // A long dash begins a line of dialogue, a short one does not: items may stand in paragraphs of their own.
    const dashes = body.flatMap((run) => placesOf(run, dash));
    if (dashes.length > 1) yield asList(dashes, '- ');
    for (const run of body) {
      const marked = placesOf(run, emoji);
      const isOne = new Set(marked.map(({ mark }) => mark.trim())).size === 1;
      if (marked.length > 1)
        yield asList(isOne ? marked : marked.map((place) => ({ ...place, to: place.from })), '- ');
      const numbered = placesOf(run, keycap);
      if (numbered.length > 1) yield asList(numbered, (mark) => `${mark[0]}. `);
    }
  },
};

interface Place {
  from: number;
  to: number;
  mark: string;
}

const placesOf = ({ text, at }: Run, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map(({ 0: mark, index }) => ({
    mark,
    from: at(index),
    to: at(index + mark.length - 1) + 1,
  }));

function asList(places: readonly Place[], mark: string | ((old: string) => string)): Finding {
  const [first] = places;
  return {
    from: first?.from ?? 0,
    to: Math.max(first?.to ?? 0, (first?.from ?? 0) + 1),
    ...texts,
    fix: {
      title: 'Сделать списком',
      edits: places.map(({ from, to, mark: old }) => ({
        from,
        to,
        text: typeof mark === 'string' ? mark : mark(old),
      })),
    },
  };
}
