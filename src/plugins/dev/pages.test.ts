import { expect, it, vi } from 'vitest';
import { renderPage } from './pages.ts';

// As after a rename there and back, which the watcher reports in part.
vi.mock('../../content/routes.ts', async (original) => ({
  ...(await original<typeof import('../../content/routes.ts')>()),
  loadBody: (file: string) => Promise.reject(new Error(`No body for ${file}.`)),
}));
vi.mock('/pages/about.mdx', () => ({
  default: () => 'Тело страницы',
  facts: { components: [], headings: [], words: 2, problems: [] },
}));

it('a page that the globs do not list yet is shown', async () => {
  expect((await renderPage('/about')).html).toContain('Тело страницы');
});
