import { beforeEach, expect, it, vi } from 'vitest';
import { type Act, createRoom } from './room.ts';

const control = (id: string) => document.getElementById(id) as HTMLElement;

/** Opens a page whose script loads, or not, when the test decides. */
function open() {
  const done: string[] = [];
  let settle = { come: () => {}, fail: () => {} };
  const load = vi.fn(
    () =>
      new Promise<void>((come, refuse) => {
        settle = { come, fail: () => refuse(new Error('away')) };
      }),
  );
  const room = createRoom({
    load,
    withoutScript: (acts: readonly Act[]) => done.push(...acts.map(({ control }) => `${control.id} alone`)),
  });
  const press = (id: string) => room.keep(control(id), () => done.push(id));
  return { room, load, done, press, settle: () => settle };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));
let page = open();
beforeEach(() => {
  document.body.innerHTML = `
  <div data-app-part="a"><button id="one">1</button><button id="two">2</button></div>
  <div data-app-part="b"><button id="three">3</button></div><button id="free">0</button>`;
  page = open();
});

it('keeps acts until their part is taken over, each once and in its order', async () => {
  const { room, load, done, press, settle } = page;
  expect([press('one'), press('three'), press('two'), press('free')]).toEqual([true, true, true, false]);
  await soon();
  expect(load).toHaveBeenCalledOnce();
  settle().come();
  await soon();
  expect(done).toEqual([]);
  const isWaiting = () => document.documentElement.hasAttribute('data-waiting');
  expect(isWaiting()).toBe(true);
  room.arrive('a');
  await soon();
  expect(done).toEqual(['one', 'two']);
  room.arrive('b');
  room.arrive('a');
  await soon();
  expect(done).toEqual(['one', 'two', 'three']);
  expect(room.queue).toEqual([]);
  expect(isWaiting()).toBe(false);
});

it('gives acts of a part whose script is away back, and asks again at the next one', async () => {
  const { room, done, press, settle } = page;
  press('one');
  press('three');
  await soon();
  settle().come();
  await soon();
  const part = room.partOf('a');
  room.move(part, 'failed');
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
  room.arrive('a');
  await soon();
  expect(done).toEqual(['one alone', 'two']);
  for (const state of ['failed', 'asked'] as const) room.move(part, state);
  expect(part.state).toBe('taken-over');
});

it('gives everything back in its order where the page itself cannot be had, and tries again when asked', async () => {
  const { room, load, done, press, settle } = page;
  for (const id of ['one', 'three', 'two']) press(id);
  await soon();
  settle().fail();
  await soon();
  expect(done).toEqual(['one alone', 'three alone', 'two alone']);
  press('three');
  await soon();
  expect([load.mock.calls.length, room.page.state]).toEqual([2, 'asked']);
});
