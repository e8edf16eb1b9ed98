import type { Takeover } from '../src/site/collector.ts';

/**
 * The declaration of a section's folder: `export const takeover` of its `*.props.ts`. Without one it stays as served, and its root
 * element is a `section`.
 */
export type TakeoverRule = Takeover | ((props: Record<string, unknown>) => Takeover);

const declared = import.meta.glob<{ takeover?: TakeoverRule }>('./*/*.props.ts', { eager: true });

/**
 * Which sections answer in the browser, and what the root element of the others is. On the server only: a page says what
 * concerns it.
 */
export function takeoverOf(folder: string, props: object): Takeover {
  const { takeover: rule = 'section' } = declared[`./${folder}/${folder}.props.ts`] ?? {};
  return typeof rule === 'function' ? rule(props as Record<string, unknown>) : rule;
}
