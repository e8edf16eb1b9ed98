import { z } from 'zod';
import { line, portrait } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const peopleProps = z.strictObject({ eyebrow, heading });
export type PeopleProps = z.input<typeof peopleProps>;

export const personProps = z.strictObject({
  name: line(2, 60, 'Имя и фамилия. Пример: Дилфуза Каримова.'),
  role: line(2, 60, 'Кто это. Пример: математика, руководитель направления.'),
  image: portrait,
});
export type PersonProps = z.input<typeof personProps>;

export const components = {
  People: {
    props: peopleProps,
    children: 'items',
    russian: 'Люди',
    purpose: 'преподаватели, наставники, сотрудники с портретами',
  },
  Person: { props: personProps, children: 'text', russian: 'Человек' },
} satisfies SectionComponents;
