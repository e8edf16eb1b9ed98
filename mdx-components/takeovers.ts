import type { Takeover } from '../src/site/collector.ts';

/**
 * How a section's folder is hydrated: `export const takeover` of its `*.props.ts`. Without it, the section is static: it
 * stays as served, and its root element is a `section`.
 */
type TakeoverRule = Takeover | ((props: Record<string, unknown>) => Takeover);

const declared = import.meta.glob<{ takeover?: TakeoverRule }>('./*/*.props.ts', { eager: true });

/** Returns how a section is hydrated or, if static, its root element. Server only: a page has what concerns it. */
export function takeoverOf(folder: string, props: object): Takeover {
  const { takeover: rule = 'section' } = declared[`./${folder}/${folder}.props.ts`] ?? {};
  return typeof rule === 'function' ? rule(props as Record<string, unknown>) : rule;
}
