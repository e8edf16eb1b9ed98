/**
 * The one dictionary of interface labels (architecture.md, rule 3). Visitors' sentences of pages live in MDX; only
 * what belongs to controls stands here, once in Russian and once for the English template pages.
 */
const ru = {
  // Link
  newTab: 'откроется в новой вкладке',
  // Layout
  skipToContent: 'Перейти к содержанию',
  scrollToTop: 'Наверх',
  breadcrumbs: 'Цепочка навигации',
  previous: 'Назад',
  next: 'Дальше',
  pageChanged: (title: string) => `Открыта страница «${title}»`,
};
export type Labels = typeof ru;

const en: Labels = {
  // Link
  newTab: 'opens in a new tab',
  // Layout
  skipToContent: 'Skip to content',
  scrollToTop: 'Back to top',
  breadcrumbs: 'Breadcrumbs',
  previous: 'Previous',
  next: 'Next',
  pageChanged: (title: string) => `Page “${title}” is open`,
};

export const labels = { ru, en };
