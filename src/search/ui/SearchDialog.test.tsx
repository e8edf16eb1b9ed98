import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { resultOf } from '../../../tests/sampleCards.ts';
import { TestSite } from '../../../tests/TestSite.tsx';
import type { Answer } from '../engine.ts';
import * as index from '../open-index.ts';
import { SearchDialog } from './SearchDialog.tsx';

// jsdom knows no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});

test('what the arrows chose in an older answer is not chosen in the next: its first is, and Enter opens that', async () => {
  let come = (_: Answer) => {};
  const answerOf = (...titles: string[]): Answer => ({
    results: titles.map((title) => resultOf(`/${title}`, title)),
    total: titles.length,
    similar: false,
  });
  vi.spyOn(index, 'searchSite')
    .mockResolvedValueOnce(answerOf('a', 'b', 'c'))
    .mockReturnValueOnce(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
  render(
    <TestSite>
      <SearchDialog asked="" onClose={() => {}} />
    </TestSite>,
  );
  const field = screen.getByRole('combobox', { hidden: true });
  const options = () => screen.queryAllByRole('option', { hidden: true });
  const selected = () => screen.queryByRole('option', { hidden: true, selected: true })?.getAttribute('href');
  fireEvent.change(field, { target: { value: 'жур' } });
  await waitFor(() => expect(options()).toHaveLength(3));
  for (const option of options()) option.scrollIntoView = () => {};
  fireEvent.change(field, { target: { value: 'журнал' } });
  for (const _press of [1, 2]) fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(selected()).toBe('/c');
  const progress = () => document.querySelectorAll('.on-its-way').length;
  expect(progress()).toBe(1);
  come(answerOf('d'));
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(progress()).toBe(0);
  expect(selected()).toBe('/d');
  expect(field.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
});

test('of many pages it says how many of them are listed; the parts of a result are separate words', async () => {
  const heading = [{ text: 'Пропуски', marked: true }];
  const result = { ...resultOf('/a', 'Оценки'), kind: 'Статья', category: 'Родителям', heading };
  vi.spyOn(index, 'searchSite').mockResolvedValueOnce({ results: [result], total: 26, similar: false });
  render(
    <TestSite>
      <SearchDialog asked="пропуски" onClose={() => {}} />
    </TestSite>,
  );
  const option = await screen.findByRole('option', { hidden: true });
  expect(option.textContent).toContain('Родителям Пропуски');
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe(
    'Найдено страниц: 26, показаны первые 1',
  );
});

test('a single letter asks nothing yet: what is often asked stays', () => {
  const search = vi.spyOn(index, 'searchSite');
  search.mockClear();
  render(
    <TestSite>
      <SearchDialog asked="ж" onClose={() => {}} />
    </TestSite>,
  );
  expect(search).not.toHaveBeenCalled();
  expect(screen.getByText('Часто ищут')).toBeDefined();
});

test('a press on the backdrop closes it; marking what was typed, and letting go there, does not', () => {
  const onClose = vi.fn();
  render(
    <TestSite>
      <SearchDialog asked="журнал" onClose={onClose} />
    </TestSite>,
  );
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.pointerDown(screen.getByRole('combobox', { hidden: true }));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});
