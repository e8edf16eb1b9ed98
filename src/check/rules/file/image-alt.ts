import type { FileRule } from '../../engine/rule.ts';

const nameOfFile = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;
const empty = /^(?:картинка|изображение|фото|рисунок|скриншот|image|picture|photo|img)\s*\d*$/i;

/**
 * A picture needs words for those who do not see it.
 *
 * Bad: `![](/journal.png)`, `![фото](/journal.png)`. Good: `![Журнал группы с оценками за неделю](/journal.png)`.
 */
export const rule: FileRule = {
  id: 'image/alt',
  *check({ images }) {
    for (const { alt, from, to, field } of images) {
      if (alt === null) continue;
      const text = alt.trim();
      const hint =
        'Опишите в\u00a0квадратных скобках, что на ней видно: ![Журнал группы за неделю](/journal.png).';
      if (text === '') yield { from, to, field, what: 'У\u00a0картинки нет описания.', hint };
      else if (empty.test(text) || nameOfFile.test(text))
        yield { from, to, field, what: `Описание «${text}» ничего не говорит о\u00a0картинке.`, hint };
    }
  },
};
