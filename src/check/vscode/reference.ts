import { descriptions } from '../../../mdx-components/descriptions.ts';
import { type FieldSchema, fieldRows, fieldSchema } from '../../content/problems/field-schema.ts';
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

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function table(schema: FieldSchema): string {
  const lines = fieldRows(schema).map(
    ({ name, isRequired, description }) =>
      `| \`${name}\` | ${isRequired ? 'да' : ''} | ${cell(description)} |`,
  );
  return ['| Поле | Нужно всегда | Что это |', '| --- | --- | --- |', ...lines].join('\n');
}

const fieldsOf = (type: ContentType, title: string) => `### ${title}\n\n${table(frontmatterSchema(type))}`;

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
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const parts = [
    head,
    '## Поля',
    ...entryTypes.map(({ name, names, folder }) =>
      fieldsOf(name, names.one + (folder && `: \`pages/${folder}/\``)),
    ),
    ...(Object.keys(siteFiles) as SiteFile[]).map((name) =>
      fieldsOf(name, `${siteFiles[name].title}: \`${pathOfSiteFile(name)}\``),
    ),
    '## Блоки',
    components(),
    '## Имена',
    `**Сцены** (\`scene\`): ${list(sceneNames)}.`,
    `**Значки** (\`icon\`): ${list(iconNames)}.`,
    `**Для кого** (\`audience\`): ${list(audiences)}.`,
  ];
  return `${parts.join('\n\n')}\n`;
}
