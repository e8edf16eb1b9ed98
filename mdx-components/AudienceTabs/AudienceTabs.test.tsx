import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadScenes } from '../../src/ui/Scene.tsx';
import { TestSite } from '../../tests/TestSite.tsx';
import { AudienceTab, AudienceTabs } from './AudienceTabs.tsx';

// Scenes are preloaded, as before every render of a page.
beforeAll(() => preloadScenes(['quiz']));
const tabs = (
  <TestSite>
    <AudienceTabs heading="Кому">
      <AudienceTab audience="tutors" label="Репетиторам" heading="Раз" scene="quiz">
        текст раз
      </AudienceTab>
      <AudienceTab audience="students" label="Ученикам" heading="Два" scene="quiz">
        текст два
      </AudienceTab>
      <AudienceTab audience="parents" label="Родителям" heading="Три" scene="quiz">
        текст три
      </AudienceTab>
    </AudienceTabs>
  </TestSite>
);
/** Panels without script and clicks: spec/02-home.spec.ts, 04-states.spec.ts. */
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('arrow keys, Home and End move selection and focus, round the ends', () => {
  render(tabs);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tablist'), { key });
  press('ArrowRight');
  expect(selected()).toBe('Ученикам');
  expect(document.activeElement?.textContent).toBe('Ученикам');
  press('End');
  press('ArrowRight');
  expect(selected()).toBe('Репетиторам');
  press('ArrowLeft');
  expect(selected()).toBe('Родителям');
  press('Home');
  expect(selected()).toBe('Репетиторам');
});

test('keys of the browser are left to it', () => {
  render(tabs);
  const tab = screen.getByRole('tab', { selected: true });
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(selected()).toBe('Репетиторам');
});
