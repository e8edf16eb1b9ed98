import { expect, it } from 'vitest';
import { after, type Sign, type State } from './machine.ts';

const signs: Sign[] = ['ask', 'load', 'arrive', 'fail'];

it.each<[State, State[]]>([
  ['served', ['asked', 'served', 'taken-over', 'failed']],
  ['asked', ['asked', 'loading', 'taken-over', 'failed']],
  ['loading', ['loading', 'loading', 'taken-over', 'failed']],
  ['taken-over', ['taken-over', 'taken-over', 'taken-over', 'taken-over']],
  ['failed', ['asked', 'failed', 'taken-over', 'failed']],
])('%s goes on, by being asked, loaded, taken over, failing, to %j', (state, expected) =>
  expect(signs.map((sign) => after(state, sign))).toEqual(expected),
);
