import { z } from 'zod';
import { iconNames, sceneNames } from '../../vocabulary.ts';

/**
 * Building blocks shared by the content types. Every field carries one Russian sentence for the writer
 * (`describe`): the checker quotes it, the writers' reference and the scaffold of a new file are made from it.
 */

/** A line of text with length limits in characters. */
export const line = (min: number, max: number, description: string) =>
  z.string().trim().min(min).max(max).describe(description);

/** A whole number within limits. */
export const whole = (min: number, max: number, description: string) =>
  z.int().min(min).max(max).describe(description);

/** An address inside the site: `/about`, `/features#live`, `/`. */
export const path = (description: string) =>
  z
    .string()
    .regex(/^\/(?!\/)[^\s?]*$/, { message: 'path' })
    .describe(description);

/**
 * An address that a page answers at, beside that of its file. It becomes the name of a file of the site, so it is made
 * of what a file's own address is made of.
 */
export const alias = (description: string) =>
  z
    .string()
    .regex(/^(?:\/[a-z0-9]+(?:[-_.][a-z0-9]+)*)+$/i, { message: 'alias' })
    .describe(description);

/** A link as writers type it: a path of this site, a `site:` link (resolved from settings), mailto, tel or https. */
export const link = (description: string) =>
  z
    .string()
    .regex(/^(\/(?!\/)\S*|#\S+|site:[a-zA-Z]+|https:\/\/\S+|mailto:\S+@\S+|tel:\+?\d+)$/, { message: 'link' })
    .describe(description);

/** An address of another site. */
export const httpsUrl = (description: string) =>
  z
    .string()
    .regex(/^https:\/\/[^\s/]+\S*$/, { message: 'url' })
    .describe(description);

export const email = (description: string) => z.email({ message: 'email' }).describe(description);

/** A Latin slug; it must equal the file name (`slugProblems` of content-file.ts). */
export const slug = z
  .union([z.string(), z.int().transform(String)])
  .pipe(z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, { message: 'slug' }))
  .describe('Адрес записи латиницей, точно как имя файла без «.mdx». Пример: digital-journal.');

export const icon = z.enum(iconNames).describe('Имя значка из набора lucide. Пример: book-open.');

export const scene = z.enum(sceneNames).describe('Имя сцены — рисунка продукта. Пример: gradebook.');

/** A person's portrait: drawn (src/portraits) or a photograph. */
export const portrait = path(
  'Портрет человека из папки public, квадратный. Пример: /people/dilnoza-karimova.svg.',
).optional();

/** A picture of the writer's own, in place of the scene. */
export const picture = z
  .strictObject({
    file: z
      .string()
      .regex(/\.(?:avif|gif|jpe?g|png|svg|webp)$/i, { message: 'picture' })
      .describe('Имя файла картинки, который лежит рядом с этим. Пример: class.jpg.'),
    alt: line(
      5,
      160,
      'Что видно на картинке, одним предложением: для тех, кто её не видит. От 5 до 160 знаков.',
    ),
  })
  .describe('Своя картинка вместо сцены: file — имя файла рядом с этим, alt — что на ней видно.');

/** A calendar day `2025-10-28`; YAML may hand it over as a Date, which is read back as that day in UTC. */
export const day = (description: string) =>
  z
    .union([z.string(), z.date().transform((date) => date.toISOString().slice(0, 10))])
    .pipe(z.iso.date({ message: 'date' }))
    .describe(description);

/** The one thing that a page or a section asks its reader to do. */
export const action = z
  .strictObject({
    text: line(2, 40, 'Надпись на кнопке: действие, до 40 знаков. Пример: Зарегистрироваться.'),
    href: link('Куда ведёт кнопка. Пример: /register.'),
  })
  .describe('Главная кнопка: text — надпись, href — куда ведёт.');
