import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FeatureEntry } from '../../src/content/types/feature/index.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { FeatureList } from './FeatureList.tsx';

const feature = (slug: string, audience: FeatureEntry['audience']): FeatureEntry => ({
  url: `/feature/${slug}`,
  title: slug,
  icon: 'bell',
  audience,
  description: `О ${slug}`,
});
const featureGroups = [
  { category: 'tutors' as const, features: [feature('journal', 'tutors')] },
  {
    category: 'students' as const,
    features: [feature('schedule', 'students'), feature('progress', 'parents')],
  },
  { category: 'centers' as const, features: [feature('erp', 'centers')] },
];

test('lists every feature under its group, with the anchors of the four audiences', () => {
  const { container } = render(
    <TestSite answers={{ featureGroups }}>
      <FeatureList heading="Возможности" />
    </TestSite>,
  );
  for (const id of ['tutor', 'student', 'parent', 'center'])
    expect(container.querySelectorAll(`#${id}`)).toHaveLength(1);
  expect(container.querySelector('#parent')?.textContent).toContain('progress');
  expect(screen.getByRole('link', { name: 'erp' }).getAttribute('href')).toBe('/feature/erp');
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  expect(screen.getByText('О journal')).toBeTruthy();
});

test('without a heading of its own the groups move one level up', () => {
  render(
    <TestSite answers={{ featureGroups }}>
      <FeatureList />
    </TestSite>,
  );
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});
