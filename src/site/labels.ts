import { en } from './labels.en.ts';
import { type Labels, ru } from './labels.ru.ts';

/**
 * The one dictionary of interface labels (architecture.md, rule 3). Visitors' sentences of pages live in MDX; only
 * what belongs to controls stands here, once in Russian and once for the English template pages.
 */
export const labels = { ru, en };
export type { Labels };
