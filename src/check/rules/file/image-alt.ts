import type { FileRule } from '../../engine/rule.ts';

const nameOfFile = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;
/** Matches alternative texts that say nothing: none, generic words, names given by cameras and messengers, numbers. */
const meaningless =
  /^(?:картинка|изображение|фото|рисунок|скриншот|снимок экрана|image|picture|photo|screenshot|img|dsc\w?|pxl)?[\s\d_.:-]*$/i;

/**
 * Pictures need an alternative text.
 *
 * Bad: `![](/journal.png)`, `![фото](/journal.png)`. Good: `![Журнал группы с оценками за неделю](/journal.png)`.
 */
export const rule: FileRule = {
  id: 'image/alt',
  *check({ images }) {
    for (const { src, alt, from, to, field } of images) {
      const text = alt?.trim();
      if (text === undefined || !(meaningless.test(text) || nameOfFile.test(text))) continue;
      const what = text
        ? `Описание «${text}» ничего не говорит о\u00a0картинке.`
        : 'У\u00a0картинки нет описания.';
      const hint = `Опишите в\u00a0квадратных скобках, что на ней видно: ![Журнал группы за неделю](${src}).`;
      yield { from, to, field, what, hint };
    }
  },
};
