import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { FeatureList } from './FeatureList.tsx';

test('the anchor for parents is once on the page, in the group of families', () => {
  const feature = (slug: string) => ({
    url: `/feature/${slug}`,
    title: slug,
    icon: 'bell' as const,
    audience: 'parents' as const,
    description: `О возможности ${slug}`,
  });
  const featureGroups = [
    { category: 'students' as const, features: [feature('a'), feature('b')] },
    { category: 'centers' as const, features: [feature('c')] },
  ];
  const { container } = render(
    <TestSite answers={{ featureGroups }}>
      <FeatureList />
    </TestSite>,
  );
  const anchors = [...container.querySelectorAll('[id="parent"]')];
  expect(anchors.map((cell) => cell.querySelector('a')?.getAttribute('href'))).toEqual(['/feature/a']);
});
