import { descriptionOf } from '../../../../mdx-components/descriptions.ts';
import { anchorsOf } from '../../engine/document.ts';
import { placeOf } from '../../engine/elements.ts';
import type { FileRule } from '../../engine/rule.ts';

/**
 * An anchor is on its page once: links lead to the first.
 *
 * Bad: `<Anchor id="live" />` or `<FeatureList />` twice. Good: `<Anchor id="live" />` and `<Anchor id="live-groups" />`.
 */
export const rule: FileRule = {
  id: 'mdx/anchor',
  *check({ headings, elements }) {
    const taken = new Set(headings.flatMap(({ id }) => id ?? []));
    for (const element of elements) {
      const own = anchorsOf(element);
      const second = own.find((id) => taken.has(id));
      for (const id of own) taken.add(id);
      if (second === undefined) continue;
      yield {
        ...placeOf(element),
        what: `Якорь «${second}» на\u00a0этой странице уже есть.`,
        expected: 'Ссылка приведёт к\u00a0первому из них.',
        hint: descriptionOf(element.name)?.anchors
          ? `Оставьте на\u00a0странице один <${element.name}>.`
          : 'Назовите этот якорь иначе.',
      };
    }
  },
};
