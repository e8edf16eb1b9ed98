import { readFileSync } from 'node:fs';
import { postComment } from '../requests.ts';
import { inputs, readInputs } from './inputs.ts';

/** Step: makes the text that was written the request's comment. */
const told = readInputs({
  GITHUB_REPOSITORY: inputs.repository,
  NUMBER: inputs.number,
  BODY: inputs.folder,
});
postComment(told.GITHUB_REPOSITORY, told.NUMBER, readFileSync(told.BODY, 'utf8'));
