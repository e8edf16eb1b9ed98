import { counted } from '../../src/content/problems/counted.ts';
import type { PageType } from '../../src/content/types/registry.ts';
import { useQuery } from '../../src/site/hooks.ts';
import type { CountProps } from './Count.props.ts';

/** The entries that are counted, and what so many of them are called. */
const counts = {
  features: { type: 'feature', words: 'возможность|возможности|возможностей' },
  posts: { type: 'post', words: 'статья|статьи|статей' },
} as const satisfies Record<CountProps['of'], { type: PageType; words: string }>;

/** How many entries of a kind the site has, with their word: «18 возможностей». It goes stale in no text. */
export function Count({ of, words = counts[of].words }: CountProps) {
  const count = useQuery('count', { type: counts[of].type });
  const [one = '', few = '', many = ''] = words.split('|');
  return <span>{counted(count, one, few, many)}</span>;
}
