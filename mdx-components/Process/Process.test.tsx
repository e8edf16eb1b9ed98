import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Process, ProcessStep } from './Process.tsx';

afterEach(cleanup);

test('numbers its steps and opens the first', () => {
  const { container } = render(
    <TestSite>
      <Process heading="Как начать">
        <ProcessStep title="Профиль">Заполните</ProcessStep>
        <ProcessStep title="Программа">Соберите</ProcessStep>
      </Process>
    </TestSite>,
  );
  const steps = [...container.querySelectorAll('details')];
  expect(steps.map((step) => step.open)).toEqual([true, false]);
  expect(steps.map((step) => step.querySelector('summary')?.textContent)).toEqual(['1Профиль', '2Программа']);
  expect(new Set(steps.map((step) => step.getAttribute('name'))).size).toBe(1);
});
