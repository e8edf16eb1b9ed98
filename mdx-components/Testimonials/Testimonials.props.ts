import { z } from 'zod';
import { line, portrait } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const testimonialsProps = z.strictObject({ eyebrow, heading });
export type TestimonialsProps = z.input<typeof testimonialsProps>;

export const testimonialProps = z.strictObject({
  title: line(5, 60, 'Отзыв одной строкой. Пример: Воскресенье снова выходной.'),
  name: line(2, 40, 'Имя автора, можно с первой буквой фамилии. Пример: Дилноза К.'),
  role: line(2, 60, 'Кто это. Пример: репетитор по математике.'),
  country: line(2, 40, 'Город или страна. Пример: Самарканд.').optional(),
  image: portrait,
});
export type TestimonialProps = z.input<typeof testimonialProps>;

export const components = {
  Testimonial: { props: testimonialProps, children: 'text', russian: 'Отзыв' },
  Testimonials: {
    props: testimonialsProps,
    children: 'items',
    russian: 'Отзывы',
    purpose: 'слова учеников, родителей и репетиторов, цитаты',
  },
} satisfies SectionComponents;
