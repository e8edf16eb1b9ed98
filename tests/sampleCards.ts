import type { PostCard } from '../src/content/types/post/card.ts';
import type { Result } from '../src/search/engine.ts';

/** Cards returned by a section's query in a unit test; the number distinguishes them. */

export const samplePost = (number: number): PostCard => ({
  url: `/blog-single/post-${number}`,
  title: `Статья ${number}`,
  description: `О чём статья ${number}`,
  category: 'Практика',
  date: '2025-10-28',
  author: 'Нодира Алимова',
  authorTitle: 'методист',
  scene: 'quiz',
});

/** Returns a search result. */
export const resultOf = (url: string, title: string): Result => ({
  url,
  kind: 'Статья',
  category: 'Практика',
  icon: 'newspaper',
  title: [{ text: title, marked: false }],
  heading: null,
  excerpt: [{ text: 'О чём она.', marked: false }],
});
