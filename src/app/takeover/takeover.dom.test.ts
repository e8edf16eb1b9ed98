import { beforeEach, expect, it, vi } from 'vitest';
import { undoForeignChanges } from '../client/foreign-changes.ts';
import { type Act, createTakeover } from './takeover.ts';

const control = (id: string) => document.getElementById(id) as HTMLElement;

/** Opens a page whose script loads, or not, when the test decides. */
function open() {
  const done: string[] = [];
  let settle = { load: () => {}, fail: () => {} };
  const load = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { load: resolve, fail: () => reject(new Error('not found')) };
      }),
  );
  const takeover = createTakeover({
    load,
    withoutScript: (acts: readonly Act[]) => done.push(...acts.map(({ control }) => `${control.id} alone`)),
  });
  const press = (id: string) => takeover.enqueue(control(id), () => done.push(id));
  return { takeover, load, done, press, settle: () => settle };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));
let page = open();
beforeEach(() => {
  document.body.innerHTML = `
  <div data-app-part="a"><button id="one">1</button><button id="two">2</button></div>
  <div data-app-part="b"><button id="three">3</button></div><button id="free">0</button>`;
  page = open();
});

it('queues acts until their part is hydrated, then repeats each once and in order', async () => {
  const { takeover, load, done, press, settle } = page;
  expect([press('one'), press('three'), press('two'), press('free')]).toEqual([true, true, true, false]);
  await soon();
  expect(load).toHaveBeenCalledOnce();
  settle().load();
  await soon();
  expect(done).toEqual([]);
  const isWaiting = () => document.documentElement.hasAttribute('data-waiting');
  expect(isWaiting()).toBe(true);
  takeover.arrive('a');
  await soon();
  expect(done).toEqual(['one', 'two']);
  takeover.arrive('b');
  takeover.arrive('a');
  await soon();
  expect(done).toEqual(['one', 'two', 'three']);
  expect(takeover.queue).toEqual([]);
  expect(isWaiting()).toBe(false);
});

it('performs acts without script if that of their part fails to load, and asks for it again at the next act', async () => {
  const { takeover, done, press, settle } = page;
  press('one');
  press('three');
  await soon();
  settle().load();
  await soon();
  const part = takeover.partOf('a');
  takeover.move(part, 'failed');
  expect(done).toEqual(['one alone']);
  let isWanted = false;
  part.wanted.then(() => {
    isWanted = true;
  });
  await soon();
  expect(isWanted).toBe(false);
  press('two');
  await soon();
  expect([isWanted, part.state]).toEqual([true, 'asked']);
  takeover.arrive('a');
  await soon();
  expect(done).toEqual(['one alone', 'two']);
  for (const state of ['failed', 'asked'] as const) takeover.move(part, state);
  expect(part.state).toBe('taken-over');
});

it('performs all acts in order without script if that of the page fails to load, and asks for it again at the next act', async () => {
  const { takeover, load, done, press, settle } = page;
  for (const id of ['one', 'three', 'two']) press(id);
  await soon();
  settle().fail();
  await soon();
  expect(done).toEqual(['one alone', 'three alone', 'two alone']);
  press('three');
  await soon();
  expect([load.mock.calls.length, takeover.page.state]).toEqual([2, 'asked']);
});

it('drops acts on controls that have left the document when their script fails', async () => {
  const { takeover, done, press } = page;
  press('one');
  press('three');
  await soon();
  control('one').remove();
  takeover.move(takeover.page, 'failed');
  expect(done).toEqual(['three alone']);
});

it('undoes what a translator or an extension has changed in a part that is not hydrated, and in no other', async () => {
  window.takeover = page.takeover;
  page.takeover.record([document.body]);
  const before = document.body.innerHTML;
  for (const button of document.querySelectorAll('button')) {
    const font = document.createElement('font');
    button.replaceChild(font, button.firstChild as Node);
    font.append('one ', document.createElement('font'));
    font.lastChild?.replaceWith('translated');
  }
  const [first] = document.body.children;
  first?.prepend(document.createElement('i'));
  first?.append(control('one'));
  await soon();
  undoForeignChanges(control('three'));
  expect([control('one').textContent, control('three').textContent]).toEqual(['one translated', '3']);
  undoForeignChanges(document.body);
  expect(document.body.innerHTML).toBe(before);
  for (const data of ['un', 'uno'])
    for (const id of ['one', 'free']) (control(id).firstChild as Text).data = data;
  await soon();
  undoForeignChanges(document.body);
  expect([control('one').textContent, control('free').textContent]).toEqual(['1', 'uno']);
});
