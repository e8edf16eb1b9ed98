import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { splitSceneProps } from './SplitScene.props.ts';
import { SplitScene } from './SplitScene.tsx';

test('the side of the picture chooses the ground', async () => {
  const { container } = render(
    <TestSite>
      <SplitScene heading="Слева" scene="quiz" side="start" />
      <SplitScene heading="Справа" scene="quiz" />
    </TestSite>,
  );
  await screen.findByRole('heading', { name: 'Справа' });
  expect(
    [...container.querySelectorAll('[data-section]')].map((part) => part.getAttribute('data-tone')),
  ).toEqual(['tint', 'open']);
});

test("shows a picture of the writer's own in place of the scene", () => {
  const picture = { name: 'class', hash: '1a2b3c4d', kind: 'jpg', width: 1600, height: 1200 } as const;
  render(
    <TestSite>
      <SplitScene heading="Класс" picture={picture} alt="Ученики за работой" />
    </TestSite>,
  );
  const image = screen.getByRole('img', { name: 'Ученики за работой' });
  expect(image.getAttribute('src')).toBe('/static/pictures/class-1080-1a2b3c4d.jpg');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '1200']);
  expect(image.parentElement?.querySelectorAll('source')).toHaveLength(2);
});

test('its link leads where links of other sections may', () => {
  const to = (href: string) =>
    splitSceneProps.safeParse({ heading: 'Журнал', scene: 'quiz', action: { text: 'Подробнее', href } })
      .success;
  expect(['/features', 'http://example.com'].map(to)).toEqual([true, false]);
});
