import { descriptions } from '../../../mdx-components/descriptions.ts';
import { type FieldSchema, fieldSchema } from '../../content/problems/field-schema.ts';
import { pathOfSiteFile } from '../../content/types/file-types.ts';
import { entryTypes } from '../../content/types/index.ts';
import {
  type ContentType,
  frontmatterSchema,
  type SiteFile,
  siteFiles,
} from '../../content/types/schemas.ts';
import { audiences, iconNames, sceneNames } from '../../vocabulary.ts';

/** The writers' reference; only `.mdx` files are pages, so it has no address. */
export const referenceFile = 'pages/_reference.md';

const head = `<!-- Сделано командой npm run editor из описаний полей и блоков; хранится в git, чтобы его можно было прочитать без установки. -->

# Справочник

Всё, что может стоять в полях и блоках. Как писать — в [README.md](README.md).`;

/** Content types and site files with their headings. */
const types: readonly (readonly [ContentType, string])[] = [
  ...entryTypes.map(
    ({ name, names, folder }) => [name, names.one + (folder && `: \`pages/${folder}/\``)] as const,
  ),
  ...(Object.keys(siteFiles) as SiteFile[]).map(
    (name) => [name, `${siteFiles[name].title}: \`${pathOfSiteFile(name)}\``] as const,
  ),
];

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** Table rows for a field and its nested fields, `benefits[].title`. */
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
  fields.sort(([a], [b]) => Number(isRequired(b)) - Number(isRequired(a)));
  const lines = fields.flatMap(([name, field]) => rows(name, field, isRequired(name)));
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
    const hasProps = Object.keys(schema.properties ?? {}).length > 0;
    return `#### ${name}\n\n\`<${name}>\`, ${inside[children]}.${hasProps ? `\n\n${table(schema)}` : ''}`;
  });
  return parts.join('\n\n');
}

/** Generates the reference of fields, components and allowed names, as Markdown. */
export function reference(): string {
  const fields = types.map(([type, title]) => `### ${title}\n\n${table(frontmatterSchema(type))}`);
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const parts = [
    head,
    '## Поля',
    ...fields,
    '## Блоки',
    components(),
    '## Имена',
    `**Сцены** (\`scene\`): ${list(sceneNames)}.`,
    `**Значки** (\`icon\`): ${list(iconNames)}.`,
    `**Для кого** (\`audience\`): ${list(audiences)}.`,
  ];
  return `${parts.join('\n\n')}\n`;
}
