import { z } from 'zod';
import { iconNames, sceneNames } from '../../vocabulary.ts';

/**
 * Building blocks shared by the content types. Every field carries one Russian sentence for the writer
 * (`describe`): the checker quotes it, the writers' reference and the scaffold of a new file are made from it. What a text must
 * look like is one more sentence, beside its pattern.
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
    .regex(/^\/(?!\/)[^\s?]*$/, 'Нужен адрес этого сайта, начинается с «/», без пробелов.')
    .describe(description);

/**
 * An address that a page answers at, beside that of its file. It becomes the name of a file of the site, so it is made
 * of what a file's own address is made of.
 */
export const alias = (description: string) =>
  z
    .string()
    .regex(
      /^(?:\/[a-z0-9]+(?:[-_.][a-z0-9]+)*)+$/i,
      'Нужен адрес из латинских букв, цифр и дефисов: начинается с «/» и не кончается им. Пример: /old-page.',
    )
    .describe(description);

/** A link as writers type it: a path of this site, a `site:` link (resolved from settings), mailto, tel or https. */
export const link = (description: string) =>
  z
    .string()
    .regex(
      /^(\/(?!\/)\S*|#\S+|site:[a-zA-Z]+|https:\/\/\S+|mailto:\S+@\S+|tel:\+?\d+)$/,
      'Нужна ссылка: «/адрес», «site:имя», «mailto:…» или «https://…».',
    )
    .describe(description);

const https = 'Нужен адрес с «https://».';
/** An address of another site. */
export const httpsUrl = (description: string) =>
  z
    .string()
    .regex(/^https:\/\/[^\s/]+\S*$/, { error: https, abort: true })
    .refine((address) => URL.canParse(address), https)
    .describe(description);

export const email = (description: string) =>
  z.email('Нужен адрес почты. Пример: name@example.uz.').describe(description);

/** A Latin slug; it must equal the file name (`slugProblems` of content-file.ts). */
export const slug = z
  .union([z.string(), z.int().transform(String)])
  .pipe(z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'Нужны строчные латинские буквы, цифры и дефисы.'))
  .describe('Адрес записи латиницей, точно как имя файла без «.mdx». Пример: digital-journal.');

export const icon = z.enum(iconNames).describe('Имя значка из набора lucide. Пример: book-open.');

export const scene = z.enum(sceneNames).describe('Имя сцены — рисунка продукта. Пример: gradebook.');

/** A person's portrait: drawn, or a photograph. */
export const portrait = z
  .string()
  .regex(
    /^\/(?!\/)\S*$/,
    'Нужен файл из папки public: положите его в\u00a0public/people и\u00a0напишите «/people/имя.jpg».',
  )
  .describe('Портрет человека из папки public, квадратный. Пример: /people/dilnoza-karimova.svg.')
  .optional();

/** The name of a picture's file. */
export const pictureFile = (description: string) =>
  z
    .string()
    .regex(
      /\.(?:avif|gif|jpe?g|png|svg|webp)$/i,
      'Нужно имя файла картинки: .jpg, .png, .webp, .avif, .gif или .svg. Пример: class.jpg.',
    )
    .describe(description);

/** A picture of the writer's own, in place of the scene. */
export const picture = z
  .strictObject({
    file: pictureFile('Имя файла картинки, который лежит рядом с этим. Пример: class.jpg.'),
    alt: line(
      5,
      160,
      'Что видно на картинке, одним предложением: для тех, кто её не видит. От 5 до 160 знаков.',
    ),
  })
  .describe('Своя картинка вместо сцены: file — имя файла рядом с этим, alt — что на ней видно.');

/** A calendar day `2025-10-28`. */
export const day = (description: string) =>
  z.iso
    .date({ error: 'Нужна дата ГГГГ-ММ-ДД. Пример: 2025-10-28.', abort: true })
    .refine((written) => written >= '2000', 'Нужен год этого века. Пример: 2025-10-28.')
    .describe(description);

/** The one thing that a page or a section asks its reader to do. */
export const action = z
  .strictObject({
    text: line(2, 40, 'Надпись на кнопке: действие, до 40 знаков. Пример: Зарегистрироваться.'),
    href: link('Куда ведёт кнопка. Пример: /register.'),
  })
  .describe('Главная кнопка: text — надпись, href — куда ведёт.');

const twice = {
  id: 'Так уже называется соседний пункт: впишите другое имя.',
  link: 'Туда уже ведёт соседний пункт: впишите другой адрес или удалите один из\u00a0них.',
} as const;

/** Entries side by side are told apart: of two with one name one would be lost on the page, one address is a copy's. */
export function toldApart(entries: { id?: string; link?: string }[], { addIssue }: z.RefinementCtx): void {
  for (const [index, entry] of entries.entries())
    for (const name of ['id', 'link'] as const)
      if (entry[name] !== undefined && entries.findIndex((other) => other[name] === entry[name]) < index)
        addIssue({ code: 'custom', path: [index, name], input: entry[name], message: twice[name] });
}
