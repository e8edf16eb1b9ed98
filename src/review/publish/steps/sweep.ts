import { z } from 'zod';
import { decide } from '../decide.ts';
import { tell } from '../github.ts';
import { factsOf, openRequests, standingOf } from '../requests.ts';
import { inputs, readInputs } from './inputs.ts';

/**
 * Step: looks at every open request and every published preview, and starts the publishing workflow anew for those
 * whose preview or comment is not as it should be: a closed request's preview that is still there, a build that nobody
 * published, a comment that was not written. The next sweep takes what is too much for one.
 */
const most = 20;
const told = readInputs({
  GITHUB_REPOSITORY: inputs.repository,
  DEFAULT_BRANCH: z.string().min(1),
});
const repository = told.GITHUB_REPOSITORY;
const standing = standingOf(repository);
const numbers = [...new Set([...standing.folders, ...openRequests(repository)])].sort((a, b) => a - b);
const waiting = numbers
  .map((number) => ({ number, work: decide(factsOf(repository, number, standing).facts) }))
  .filter(({ work }) => work.act !== 'nothing')
  // They make room for the others.
  .sort((a, b) => Number(b.work.act === 'remove') - Number(a.work.act === 'remove'));

for (const { number, work } of waiting.slice(0, most)) {
  console.log(`#${number}: ${work.act}`);
  tell('POST', `repos/${repository}/actions/workflows/preview-deploy.yml/dispatches`, {
    ref: told.DEFAULT_BRANCH,
    inputs: { number: String(number) },
  });
}
console.log(`${numbers.length} looked at, ${waiting.length} to be set right.`);
