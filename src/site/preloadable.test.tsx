import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { expect, it } from 'vitest';
import { lazyReady, preloadable } from './preloadable.tsx';

function Hello({ name }: { name: string }) {
  const [first] = useState(name);
  return (
    <p>
      {first} {name}
    </p>
  );
}
const greeting = () => preloadable('Hello.tsx', async () => ({ Hello }));

it('shows a preloaded component at once', async () => {
  const source = greeting();
  const Greeting = lazyReady(source, (module) => module.Hello);
  await source.load();
  render(
    <Suspense fallback="ждём">
      <Greeting name="Азиз" />
    </Suspense>,
  );
  expect(screen.getByText('Азиз Азиз')).toBeTruthy();
  expect(screen.queryByText('ждём')).toBeNull();
});

it('waits for a component that was not preloaded, and keeps its state when it is rendered again', async () => {
  const Greeting = lazyReady(greeting(), (module) => module.Hello);
  const page = (name: string) => (
    <Suspense fallback="ждём">
      <Greeting name={name} />
    </Suspense>
  );
  const view = render(page('Азиз'));
  expect(screen.getByText('ждём')).toBeTruthy();
  expect(await screen.findByText('Азиз Азиз')).toBeTruthy();
  view.rerender(page('Нодира'));
  expect(screen.getByText('Азиз Нодира')).toBeTruthy();
});

it('loads again after a failure', async () => {
  let calls = 0;
  const source = preloadable('Hello.tsx', async () => {
    calls++;
    if (calls === 1) throw new Error('offline');
    return 'here';
  });
  await act(async () => expect(source.load()).rejects.toThrow('offline'));
  expect(source.current).toBeNull();
  expect(await source.load()).toBe('here');
});
