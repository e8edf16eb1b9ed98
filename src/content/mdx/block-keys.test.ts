import { Fragment, type ReactElement } from 'react';
import { jsxDEV } from 'react/jsx-dev-runtime';
import { expect, test } from 'vitest';
import { evaluateBody } from '../../../tests/evaluate.ts';
import { openCompiler } from './compiler.ts';

type Parent = ReactElement<{ children: (ReactElement | string)[] }>;

async function bodyOf(source: string): Promise<Parent> {
  const { code } = await openCompiler({ known: ['Callout'], development: true })('pages/x.mdx', source);
  const components = { Callout: 'aside' };
  return evaluateBody(code ?? '', { Fragment, jsxDEV })({ components }) as Parent;
}

const keysIn = ({ props: { children } }: Parent) =>
  children.flatMap((child) => (typeof child === 'string' ? [] : [child.key]));

test('each row group of a table has its own key', async () => {
  const table = await bodyOf('| А | Б |\n| - | - |\n| **Раз** | |\n| 1 | 2 |\n| **Два** | |\n| 3 | 4 |\n');
  expect(keysIn(table)).toEqual(['thead 1', 'tbody 1', 'tbody 2']);
});

test('a paragraph added above does not change the keys of a list, nor does React move it for what has none', async () => {
  const keysOf = async (source: string) => {
    const body = await bodyOf(source);
    expect(body.props.children).not.toContain('\n');
    return keysIn(body);
  };
  const below = '- Один\n- Два\n\n<Callout title="Так">\nСлова.\n</Callout>\n';
  expect(await keysOf(`Верх.\n\n${below}`)).toEqual(['p 1', 'ul 1', 'Callout 1']);
  expect(await keysOf(`Новый.\n\nВерх.\n\n${below}`)).toEqual(['p 1', 'p 2', 'ul 1', 'Callout 1']);
});
