import { stringify } from 'yaml';
import type { FieldSchema } from '../../content/schemas/field-schema.ts';

/** Longer sets are looked up in the reference. */
const mostNames = 12;

/** The comment over a field: its sentence, and the names it may hold where they are few. */
function comment(schema: FieldSchema | undefined): string {
  const names = schema?.enum ?? [];
  const sentence = schema?.description ?? '';
  const listed = names.every((name) => sentence.includes(name));
  if (names.length === 0 || (names.length <= mostNames && listed)) return sentence;
  const choice =
    names.length <= mostNames ? `Можно: ${names.join(', ')}.` : 'Все имена — в pages/_reference.md.';
  return `${sentence} ${choice}`.trim();
}

/** `name: value` as YAML, with a comment line above it and above each field inside it. */
function fieldLines(name: string, value: unknown, schema: FieldSchema | undefined): string[] {
  const above = comment(schema);
  const lines = above ? [`# ${above}`] : [];
  if (schema?.properties && typeof value === 'object' && value !== null) {
    const inside = Object.entries(value).flatMap(([key, part]) =>
      fieldLines(key, part, schema.properties?.[key]),
    );
    return [...lines, `${name}:`, ...inside.map((line) => `  ${line}`)];
  }
  return [
    ...lines,
    ...stringify({ [name]: value }, { lineWidth: 0 })
      .trimEnd()
      .split('\n'),
  ];
}

/**
 * A whole MDX file: required fields filled, `draft` set, optional ones behind `# `, each with its sentence.
 * @param values a value for every field, in no particular order
 */
export function composeFile(schema: FieldSchema, values: Record<string, unknown>, body: string): string {
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => name in values);
  const filled = ({ 0: name }: [string, FieldSchema]) =>
    schema.required?.includes(name) === true || name === 'draft';
  const lines = (chosen: [string, FieldSchema][]) =>
    chosen.map(([name, field]) => fieldLines(name, values[name], field));
  const optional = lines(fields.filter((field) => !filled(field))).map((field) =>
    // The sentence is a comment already; the field itself becomes one.
    field.map((line) => (line.startsWith('# ') ? line : `# ${line}`)),
  );
  const heading = [
    '',
    '# Необязательные поля. Чтобы включить поле, уберите «# » перед его именем и перед строками под ним.',
  ];
  const frontmatter = [...lines(fields.filter(filled)).flat(), ...heading, ...optional.flat()];
  return `---\n${frontmatter.join('\n')}\n---\n\n${body}`;
}
