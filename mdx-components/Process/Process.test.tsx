import { fireEvent, render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadScenes } from '../../src/ui/Scene.tsx';
import { TestSite } from '../../tests/TestSite.tsx';
import { Process, ProcessStep } from './Process.tsx';

// Scenes are preloaded, as before every render of a page.
beforeAll(() => preloadScenes(['public-profile', 'materials']));
const steps = (
  <TestSite>
    <Process heading="Как начать">
      <ProcessStep title="Профиль" scene="public-profile">
        Заполните
      </ProcessStep>
      <ProcessStep title="Программа" scene="materials">
        Соберите
      </ProcessStep>
    </Process>
  </TestSite>
);

const picturesIn = (container: Element) =>
  [...container.querySelectorAll('[role=img]')].map((picture) => picture.getAttribute('data-scene'));

test('each step has its own picture, drawn once somebody comes to the step', () => {
  const { container } = render(steps);
  const pictures = () => picturesIn(container);
  expect(pictures()).toEqual(['public-profile']);
  const second = container.querySelectorAll('summary')[1];
  if (!second) throw new Error('no second step');
  fireEvent.pointerOver(second);
  expect(pictures()).toEqual(['public-profile', 'materials']);
});

test('a step that the browser opens, as for what it found in the page, has its picture', () => {
  const { container } = render(steps);
  const second = container.querySelectorAll('details')[1];
  if (!second) throw new Error('no second step');
  second.open = true;
  fireEvent(second, new Event('toggle'));
  expect(picturesIn(container)).toEqual(['public-profile', 'materials']);
});
