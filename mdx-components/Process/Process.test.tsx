import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { preloadScenes } from '../../src/ui/Scene.tsx';
import { TestSite } from '../../tests/TestSite.tsx';
import { Process, ProcessStep } from './Process.tsx';

// As ahead of every page that is drawn.
beforeAll(() => preloadScenes(['public-profile', 'materials']));
afterEach(cleanup);

test('numbers its steps and opens the first', () => {
  const { container } = render(
    <TestSite>
      <Process heading="Как начать">
        <ProcessStep title="Профиль" scene="public-profile">
          Заполните
        </ProcessStep>
        <ProcessStep title="Программа" scene="materials">
          Соберите
        </ProcessStep>
      </Process>
    </TestSite>,
  );
  const steps = [...container.querySelectorAll('details')];
  expect(steps.map((step) => step.open)).toEqual([true, false]);
  expect(steps.map((step) => step.querySelector('summary')?.textContent)).toEqual(['1Профиль', '2Программа']);
  expect(new Set(steps.map((step) => step.getAttribute('name'))).size).toBe(1);
});

test('each step has its own picture, drawn once somebody comes to the step', () => {
  const { container } = render(
    <TestSite>
      <Process heading="Как начать">
        <ProcessStep title="Профиль" scene="public-profile">
          Заполните
        </ProcessStep>
        <ProcessStep title="Программа" scene="materials">
          Соберите
        </ProcessStep>
      </Process>
    </TestSite>,
  );
  const pictures = () =>
    [...container.querySelectorAll('[role=img]')].map((picture) => picture.getAttribute('data-scene'));
  expect(pictures()).toEqual(['public-profile']);
  const second = container.querySelectorAll('summary')[1];
  if (!second) throw new Error('no second step');
  fireEvent.pointerOver(second);
  expect(pictures()).toEqual(['public-profile', 'materials']);
});
