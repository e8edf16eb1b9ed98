import { z } from 'zod';
import { decide } from '../decide.ts';
import { buildText } from '../ledger.ts';
import { artifactName, factsOf, requestsAt, standingOf } from '../requests.ts';
import { inputs, readInputs, writeOutputs } from './inputs.ts';

/**
 * Step: finds what has to be done for the request that an event is about, or for the first of several that needs it;
 * the sweep looks after the others.
 */
const { optional } = inputs;
const told = readInputs({
  GITHUB_REPOSITORY: inputs.repository,
  // Of the event: the request's number, or the branch that a build was made of.
  NUMBER: optional(inputs.number),
  HEAD_SHA: optional(inputs.commit),
  HEAD_BRANCH: optional(z.string()),
  HEAD_REPOSITORY: optional(inputs.repository),
});
const repository = told.GITHUB_REPOSITORY;

function numbers(): number[] {
  if (told.NUMBER !== undefined) return [told.NUMBER];
  if (!told.HEAD_SHA || told.HEAD_BRANCH === undefined) return [];
  const repo = told.HEAD_REPOSITORY === undefined ? null : { full_name: told.HEAD_REPOSITORY };
  return requestsAt(repository, { sha: told.HEAD_SHA, ref: told.HEAD_BRANCH, repo });
}

const standing = standingOf(repository);
const found = numbers()
  .map((number) => ({ number, ...factsOf(repository, number, standing) }))
  .map(({ number, facts, commit }) => ({ number, commit, work: decide(facts) }))
  .find(({ work }) => work.act !== 'nothing');

if (!found) writeOutputs({ act: 'nothing' });
else if (found.work.act === 'publish' || found.work.act === 'failed') {
  const { act, run } = found.work;
  writeOutputs({
    act,
    number: found.number,
    commit: found.commit ?? '',
    build: buildText(run.build),
    run: run.id,
    artifact: artifactName(found.number),
    passed: run.conclusion === 'success' ? 'yes' : 'no',
    started: run.startedAt,
    // What the address shows as long as nothing else is published.
    standing: standing.published.get(found.number)?.commit ?? '',
  });
} else writeOutputs({ act: found.work.act, number: found.number });
