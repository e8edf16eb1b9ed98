import type { Takeover } from '../src/site/collector.ts';

/** The declaration of a section's folder: `export const takeover` of its `*.props.ts`. */
export type TakeoverRule = Takeover | ((props: Record<string, unknown>) => Takeover);

const declared = import.meta.glob<TakeoverRule>('./*/*.props.ts', { eager: true, import: 'takeover' });

/**
 * Which sections answer in the browser, and what the root element of the others is. On the server only: a page says what
 * concerns it.
 */
export function takeoverOf(folder: string, props: object): Takeover {
  const rule = declared[`./${folder}/${folder}.props.ts`];
  if (rule === undefined)
    throw new Error(`mdx-components/${folder}/${folder}.props.ts exports no \`takeover\`.`);
  return typeof rule === 'function' ? rule(props as Record<string, unknown>) : rule;
}
