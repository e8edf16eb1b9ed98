import type { FileRule } from '../../engine/rule.ts';

const vague = new Set([
  'тут',
  'здесь',
  'там',
  'сюда',
  'подробнее',
  'подробней',
  'узнать больше',
  'узнать подробнее',
  'читать далее',
  'читать',
  'далее',
  'дальше',
  'ещё',
  'еще',
  'по ссылке',
  'ссылка',
  'ссылке',
  'эта ссылка',
  'по этой ссылке',
  'кликните',
  'нажмите',
  'нажмите здесь',
  'перейти',
  'сайт',
  'link',
  'here',
  'click here',
  'more',
  'read more',
  'learn more',
  'details',
  'this page',
  'this link',
]);

/**
 * The words of a link say where it leads: screen readers list links without the text around them.
 *
 * Bad: `Подробнее о журнале — [здесь](/feature/digital-journal)`. Good: `[Как устроен журнал](/feature/digital-journal)`.
 */
export const rule: FileRule = {
  id: 'link/vague',
  *check({ links, source }) {
    for (const { text, from, to, field } of links) {
      if (text === null) continue;
      const words = text
        .toLowerCase()
        .replace(/[\s\u00a0]+/g, ' ')
        .replace(/[.,:;!?»«"…→>\s]+$|^[«"\s]+/g, '');
      if (words !== '' && !vague.has(words)) continue;
      const start = field === null ? source.lastIndexOf('[', from) : from;
      yield {
        from: start < 0 ? from : start,
        to: field === null ? to + 1 : to,
        field,
        what: words === '' ? 'У\u00a0ссылки нет текста.' : `Ссылка «${text.trim()}» не говорит, куда ведёт.`,
        hint: 'Назовите страницу: «Как устроен журнал», «Тарифы».',
      };
    }
  },
};
