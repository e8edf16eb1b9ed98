import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { DataOf } from '../../src/content/types/registry.ts';
import { samples } from '../../tests/content.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { PolicySections } from './PolicySections.tsx';

const fragment = (anchor: string, data: object) => ({
  type: 'privacy' as const,
  anchor,
  data: { ...samples.privacy, ...data } as DataOf<'privacy'>,
  text: <p>Текст раздела {anchor}</p>,
  inSource: (shown: ReactNode) => shown,
});

test('every section: its heading with the anchor, the gist, the text, whom it concerns', () => {
  const rights = {
    title: '2. Ваши права',
    benefits: ['Спросите о своих данных', 'Удалите их'],
    impact: { parent: 'Права ребёнка осуществляете вы.' },
  };
  const { container } = render(
    <TestSite fragments={[fragment('1-obschee', { title: '1. Общее' }), fragment('2-prava', rights)]}>
      <PolicySections />
    </TestSite>,
  );
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['1-obschee', '1. Общее'],
    ['2-prava', '2. Ваши права'],
  ]);
  const last = container.querySelectorAll('section')[1];
  if (!last) throw new Error('No second section.');
  const section = within(last);
  expect(section.getByRole('note', { name: 'Коротко' }).textContent).toContain('Удалите их');
  expect(section.getByText('Текст раздела 2-prava')).toBeTruthy();
  expect(section.getByText('Родителю').nextSibling?.textContent).toBe('Права ребёнка осуществляете вы.');
});
