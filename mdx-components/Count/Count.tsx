import { counted } from '../../src/content/problems/counted.ts';
import type { PageType } from '../../src/content/types/registry.ts';
import { useQuery } from '../../src/site/hooks.ts';
import type { CountProps } from './Count.props.ts';

/** Counted entries, with the Russian plural forms of their noun. */
const counts = {
  features: { type: 'feature', words: 'возможность|возможности|возможностей' },
  posts: { type: 'post', words: 'статья|статьи|статей' },
} as const satisfies Record<CountProps['of'], { type: PageType; words: string }>;

/** The number of entries of a kind, with the noun: «18 возможностей». Never goes stale, as typed numbers do. */
export function Count({ of }: CountProps) {
  const count = useQuery('count', { type: counts[of].type });
  const [one = '', few = '', many = ''] = counts[of].words.split('|');
  return <span>{counted(count, one, few, many)}</span>;
}
