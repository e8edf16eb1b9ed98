import type { SiteRule } from '../engine/rule.ts';

/** A file of `site/` holds a rule, or several of one cause. */
const found = import.meta.glob<SiteRule | readonly SiteRule[]>('./site/*.ts', {
  eager: true,
  import: 'rule',
});

/** Rules about files among each other, the disk and git; those of addresses and site files are in content/site-checks.ts. */
export const siteRules: readonly SiteRule[] = Object.values(found).flat();
