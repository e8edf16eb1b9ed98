import { descriptions } from '../../../mdx-components/descriptions.ts';
import type { ContentType } from '../../content/schemas/index.ts';
import { entryTypes } from '../../content/types/index.ts';
import { audiences, iconNames, sceneNames } from '../../vocabulary.ts';
import { type FieldSchema, fieldSchema, frontmatterSchema } from '../field-schema.ts';

/** The writers' guide; the engine reads `.mdx` only, so this file has no address. */
export const guideFile = 'pages/README.md';

/** Between these marks the guide is made by `npm run editor`. */
const marks = { from: '<!-- Отсюда — из схем: npm run editor -->', to: '<!-- До сих пор — из схем -->' };

const siteFiles = {
  settings: 'Настройки сайта: `pages/_site/settings.mdx`',
  header: 'Шапка и меню: `pages/_site/header.mdx`',
  footer: 'Подвал: `pages/_site/footer.mdx`',
} as const satisfies Partial<Record<ContentType, string>>;

/** Every content type with its heading. */
const types: readonly (readonly [ContentType, string])[] = [
  ...entryTypes.map(
    ({ name, names, folder }) => [name, names.one + (folder && `: \`pages/${folder}/\``)] as const,
  ),
  ...Object.entries(siteFiles).map(([name, title]) => [name as keyof typeof siteFiles, title] as const),
];

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** A row for a field and, below it, for the fields inside it. */
function rows(name: string, schema: FieldSchema, required: boolean): string[] {
  const inner = schema.properties ? schema : schema.items?.properties ? schema.items : null;
  const dotted = schema.items?.properties ? `${name}[]` : name;
  const inside = Object.entries(inner?.properties ?? {}).flatMap(([key, part]) =>
    rows(`${dotted}.${key}`, part, inner?.required?.includes(key) === true),
  );
  return [`| \`${name}\` | ${required ? 'да' : ''} | ${cell(schema.description ?? '')} |`, ...inside];
}

function table(schema: FieldSchema): string {
  const fields = Object.entries(schema.properties ?? {});
  const isRequired = (name: string) => schema.required?.includes(name) === true;
  const sorted = [
    ...fields.filter(([name]) => isRequired(name)),
    ...fields.filter(([name]) => !isRequired(name)),
  ];
  const lines = sorted.flatMap(([name, field]) => rows(name, field, isRequired(name)));
  return ['| Поле | Нужно всегда | Что это |', '| --- | --- | --- |', ...lines].join('\n');
}

function components(): string {
  const parts = Object.entries(descriptions).map(([name, { props, children }]) => {
    const schema = fieldSchema(props);
    const inside = {
      text: 'между тегами — текст',
      items: 'между тегами — свои элементы',
      none: 'без текста',
    };
    const has = Object.keys(schema.properties ?? {}).length > 0;
    return `#### ${name satisfies string as string}\n\n\`<${name}>\`, ${inside[children]}.${has ? `\n\n${table(schema)}` : ''}`;
  });
  return parts.join('\n\n');
}

/** Everything a writer may want to look up: fields, components, names. */
function reference(): string {
  const fields = types.map(([type, title]) => `### ${title}\n\n${table(frontmatterSchema(type))}`);
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  return [
    '## Справочник: поля',
    ...fields,
    '## Справочник: компоненты',
    components(),
    '## Справочник: имена',
    `**Сцены** (\`scene\`): ${list(sceneNames)}.`,
    `**Значки** (\`icon\`): ${list(iconNames)}.`,
    `**Для кого** (\`audience\`): ${list(audiences)}.`,
  ].join('\n\n');
}

/**
 * The guide with a fresh reference.
 * @throws {Error} when the guide has lost the marks that hold the reference
 */
export function withReference(guide: string): string {
  const [from, to] = [guide.indexOf(marks.from), guide.indexOf(marks.to)];
  if (from < 0 || to < from) throw new Error(`${guideFile}: нет строк «${marks.from}» и «${marks.to}».`);
  return `${guide.slice(0, from + marks.from.length)}\n\n${reference()}\n\n${guide.slice(to)}`;
}
