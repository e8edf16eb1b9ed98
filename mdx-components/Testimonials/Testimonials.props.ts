import { z } from 'zod';
import { line } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';

export const testimonialsProps = z.strictObject({ eyebrow, heading });
export type TestimonialsProps = z.input<typeof testimonialsProps>;

export const testimonialProps = z.strictObject({
  name: line(2, 40, 'Имя автора, можно с первой буквой фамилии. Пример: Дилноза К.'),
  role: line(2, 60, 'Кто это. Пример: репетитор по математике.'),
  country: line(2, 40, 'Город или страна. Пример: Самарканд.').optional(),
});
export type TestimonialProps = z.input<typeof testimonialProps>;
