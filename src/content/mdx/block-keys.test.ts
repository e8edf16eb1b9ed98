import { createElement, Fragment, type ReactElement } from 'react';
import { jsxDEV } from 'react/jsx-dev-runtime';
import { expect, test } from 'vitest';
import { evaluateBody } from '../../../tests/evaluate.ts';
import { openCompiler } from './compiler.ts';

test('a paragraph that comes above makes no other list of the next one', async () => {
  const keysOf = async (source: string) => {
    const { code } = await openCompiler({ known: ['Callout'], development: true })('pages/x.mdx', source);
    const body = evaluateBody(code ?? '', { Fragment, jsxDEV })({
      components: { Callout: () => createElement('aside') },
    }) as ReactElement<{ children: (ReactElement | string)[] }>;
    return body.props.children.flatMap((child) => (typeof child === 'string' ? [] : [child.key]));
  };
  const below = '- Один\n- Два\n\n<Callout title="Так">\nСлова.\n</Callout>\n';
  expect(await keysOf(`Верх.\n\n${below}`)).toEqual(['p 1', 'ul 1', 'Callout 1']);
  expect(await keysOf(`Новый.\n\nВерх.\n\n${below}`)).toEqual(['p 1', 'p 2', 'ul 1', 'Callout 1']);
});
