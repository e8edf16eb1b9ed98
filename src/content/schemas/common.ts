import { z } from 'zod';
import { iconNames, sceneNames } from '../../vocabulary.ts';

/**
 * Building blocks of the content types' schemas. Each field has a Russian description for writers, which the check quotes and
 * from which the reference and scaffolds are generated. A pattern has one more sentence about its format.
 */

/** A single-line text with length limits in characters. */
export const line = (min: number, max: number, description: string) =>
  z.string().trim().min(min).max(max).describe(description);

/** A list of a length within limits. */
export const list = <Item extends z.ZodType>(item: Item, min: number, max: number, description: string) =>
  z.array(item).min(min).max(max).describe(description);

/** A choice that is made by `true`. */
export const flag = (description: string) => z.boolean().optional().describe(description);

/** A whole number within limits. */
export const whole = (min: number, max: number, description: string) =>
  z.int().min(min).max(max).describe(description);

/** Makes a text that matches a pattern; `expected` is the sentence about one that does not. */
export const matching = (pattern: RegExp, expected?: string) => (description: string) =>
  z.string().regex(pattern, expected).describe(description);

/** A set of fields, no others. */
export const fields = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

/** An address of the site: `/about`, `/features#live`, `/`. */
export const path = matching(/^\/(?!\/)[^\s?]*$/, 'Нужен адрес этого сайта, начинается с «/», без пробелов.');

/**
 * An additional address of a page. It becomes the name of an output file, so the same characters are allowed as in file
 * names.
 */
export const alias = matching(
  /^(?:\/[a-z0-9]+(?:[-_.][a-z0-9]+)*)+$/i,
  'Нужен адрес из латинских букв, цифр и дефисов: начинается с «/» и не кончается им. Пример: /old-page.',
);

/** A link: a path of this site, an anchor, a `site:` link (resolved with settings), https, mailto or tel. */
export const link = matching(
  /^(\/(?!\/)\S*|#\S+|site:[a-zA-Z]+|https:\/\/\S+|mailto:\S+@\S+|tel:\+?\d+)$/,
  'Нужна ссылка: «/адрес», «site:имя», «mailto:…» или «https://…».',
);

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

export const icon = z.enum(iconNames).describe('Значок: имя рисунка из галереи. Пример: book-open.');

export const scene = z.enum(sceneNames).describe('Сцена: имя рисунка продукта. Пример: gradebook.');

/** A person's portrait. */
export const portrait = matching(
  /^\/(?!\/)\S*$/,
  'Нужен файл из папки public, без пробелов в\u00a0имени: положите его в\u00a0public/people и\u00a0напишите «/people/имя.jpg».',
)('Портрет человека из папки public, квадратный. Пример: /people/dilnoza-karimova.svg.').optional();

/** A file name or path of a picture, by its extension. */
export const pictureFile = matching(
  /\.(?:avif|gif|jpe?g|png|svg|webp)$/i,
  'Нужно имя файла картинки: .jpg, .png, .webp, .avif, .gif или .svg. Пример: class.jpg.',
);

/** A picture that replaces an entry's scene. */
export const picture = fields(
  'Своя картинка вместо сцены: file — имя файла рядом с этим, alt — что на ней видно.',
  {
    file: pictureFile('Имя файла картинки, который лежит рядом с этим. Пример: class.jpg.'),
    alt: line(
      5,
      160,
      'Что видно на картинке, одним предложением: для тех, кто её не видит. От 5 до 160 знаков.',
    ),
  },
);

/** A calendar day `2025-10-28`, from 2000 on. */
export const day = (description: string) =>
  z.iso
    .date({ error: 'Нужна дата ГГГГ-ММ-ДД. Пример: 2025-10-28.', abort: true })
    .refine((written) => written >= '2000', 'Нужен год этого века. Пример: 2025-10-28.')
    .describe(description);

/** The call to action of a page or section. */
export const action = fields('Главная кнопка: text — надпись, href — куда ведёт.', {
  text: line(2, 40, 'Надпись на кнопке: действие, до 40 знаков. Пример: Зарегистрироваться.'),
  href: link('Куда ведёт кнопка. Пример: /register.'),
});

const messages = {
  id: 'Так уже называется соседний пункт: впишите другое имя.',
  link: 'Туда уже ведёт соседний пункт: впишите другой адрес или удалите один из\u00a0них.',
} as const;

/** Refinement: items of a list must differ, since equal `id`s collide on the page and an equal `link` is a copy's. */
export function distinct(entries: { id?: string; link?: string }[], { addIssue }: z.RefinementCtx): void {
  for (const [index, entry] of entries.entries())
    for (const name of ['id', 'link'] as const)
      if (entry[name] !== undefined && entries.findIndex((other) => other[name] === entry[name]) < index)
        addIssue({ code: 'custom', path: [index, name], input: entry[name], message: messages[name] });
}
