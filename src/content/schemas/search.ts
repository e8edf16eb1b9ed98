import { z } from 'zod';
import { line, path } from './common.ts';

/** Search words of pages that do not contain them (`_site/search.mdx`). */
export const searchSchema = z.strictObject({
  words: z
    .record(
      path('Адрес страницы. Пример: /careers.'),
      z
        .array(line(2, 60, 'Слово или фраза, как их набирают в поиске.'))
        .min(1)
        .max(40),
    )
    .describe(
      'Слова и фразы, которых на странице нет, а ищут её по ним: адрес страницы и список. Пример: /careers: [вакансии, работа у вас].',
    ),
});
export type SearchWords = z.output<typeof searchSchema>['words'];
