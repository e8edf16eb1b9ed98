import { z } from 'zod';
import { fields, line, portrait } from '../../src/content/schemas/common.ts';
import { heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const contactFormProps = z.strictObject({
  variant: z
    .enum(['company', 'subject'])
    .describe('Состав полей: company — с полем «Организация», subject — с темой, которую читатель не видит.'),
  heading: heading.optional(),
  person: fields("Кто отвечает на письма. Пример: {{ name: 'Сардор Юлдашев', role: 'поддержка' }}.", {
    name: line(2, 60, 'Имя и фамилия.'),
    role: line(2, 60, 'Кто это. Пример: поддержка.'),
    image: portrait,
  }).optional(),
});
export type ContactFormProps = z.input<typeof contactFormProps>;

export const takeover = 'interactive';

export const components = {
  ContactForm: {
    props: contactFormProps,
    children: 'text',
    russian: 'Форма связи',
    purpose: 'написать нам, задать вопрос, сообщение',
  },
} satisfies SectionComponents;
