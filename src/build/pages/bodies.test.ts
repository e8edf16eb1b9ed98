import { useMDXComponents } from '@mdx-js/react';
import { createElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../content/mdx/compile.ts';
import { bodyScript } from './body-script.ts';
import { evaluateBody } from './evaluate.ts';

const compile = createCompiler({ known: ['Callout'], development: false });
const codeOf = async (source: string) => (await compile('pages/x.mdx', source)).code ?? '';
const runtime = { Fragment, jsx, jsxs, useMDXComponents } as Parameters<typeof evaluateBody>[1];
const imports = 'import {jsx as _jsx} from "react/jsx-runtime";\nexport default function MDXContent() {}';

describe('a compiled body', () => {
  it('renders without being a module', async () => {
    const Body = evaluateBody(await codeOf('## Раз\n\nТекст и `код`.\n'), runtime);
    expect(renderToStaticMarkup(createElement(Body))).toBe(
      '<h2 id="raz">Раз</h2>\n<p>Текст и\u00a0<code>код</code>.</p>',
    );
  });

  it('may quote what its own code looks like', async () => {
    const Body = evaluateBody(await codeOf(`\`\`\`js\n${imports}\n\`\`\`\n`), runtime);
    expect(renderToStaticMarkup(createElement(Body))).toContain('export default function MDXContent() {}');
  });

  it('is a script that imports the runtime alone', async () => {
    const { name, code } = bodyScript('pages/x.mdx', await codeOf('Текст.\n'), '/some/static/js/runtime.js');
    expect(name).toMatch(/^static\/js\/pages\/x-[0-9a-f]{8}\.js$/);
    expect(new Set(code.match(/from"[^"]+"/g))).toEqual(new Set(['from"/some/static/js/runtime.js"']));
  });

  it('has another name when its text is another', async () => {
    const names = ['Раз.\n', 'Два.\n', 'Раз.\n'].map(
      async (source) => bodyScript('pages/x.mdx', await codeOf(source), '/r.js').name,
    );
    const [one, two, again] = await Promise.all(names);
    expect(two).not.toBe(one);
    expect(again).toBe(one);
  });
});
