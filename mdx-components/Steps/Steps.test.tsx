import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Step, Steps } from './Steps.tsx';

test('is an ordered list with a heading for each step', () => {
  render(
    <TestSite>
      <Steps heading="Путь">
        <Step title="Регистрация">Профиль</Step>
        <Step title="Урок" icon="video">
          Онлайн
        </Step>
      </Steps>
    </TestSite>,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Регистрация',
    'Урок',
  ]);
});
