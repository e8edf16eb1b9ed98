/** Where the page, or a part of it, is on its way from HTML to React. */
export type State = 'served' | 'asked' | 'loading' | 'taken-over' | 'failed';

/** What moves it: somebody needs it, its script is under way, React answers in it, its script cannot be had. */
export type Sign = 'ask' | 'load' | 'arrive' | 'fail';

const table: Record<State, Partial<Record<Sign, State>>> = {
  served: { ask: 'asked', arrive: 'taken-over', fail: 'failed' },
  asked: { load: 'loading', arrive: 'taken-over', fail: 'failed' },
  loading: { arrive: 'taken-over', fail: 'failed' },
  'taken-over': {},
  // The next sign of a visitor asks again.
  failed: { ask: 'asked', arrive: 'taken-over' },
};

/** The state after a sign; a sign that means nothing in a state leaves it. */
export const after = (state: State, sign: Sign): State => table[state][sign] ?? state;
