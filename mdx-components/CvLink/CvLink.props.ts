import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const cvLinkProps = z.strictObject({
  label: z.string().min(2).max(40).describe('Надпись кнопки. Пример: Отправить резюме.'),
});
export type CvLinkProps = z.input<typeof cvLinkProps>;

/** Its root element, which stays as served (src/app/takeover). */
export const takeover = 'div';

/** The components of this folder, as writers use them. */
export const components = {
  CvLink: { props: cvLinkProps, children: 'none', russian: 'Отклик', purpose: 'вакансия: отправить резюме' },
} satisfies SectionComponents;
