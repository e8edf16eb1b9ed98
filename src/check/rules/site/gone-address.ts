import type { SiteRule } from '../../engine/rule.ts';
import { goneAddresses } from '../../git/gone.ts';

/**
 * An address that git knows must go on answering: links elsewhere and search engines lead there.
 *
 * Bad: `pricing.mdx` renamed to `plans.mdx`. Good: the same with `aliases: [/pricing]`.
 */
export const rule: SiteRule = { id: 'url/gone', severity: 'error', check: goneAddresses };
