import { tell } from './github.ts';
import { compareBuilds } from './ledger.ts';
import { readMark } from './mark.ts';
import { previewComments } from './requests.ts';

/**
 * Makes a text the request's one comment: edits the comment that is there, or writes the first. What an earlier build
 * has to say is not said any more when a later one has spoken; a second comment, written at the same moment, goes.
 * @param repository `owner/name`
 */
export function postComment(repository: string, number: number, body: string): void {
  const mark = readMark(body);
  const [first, ...surplus] = previewComments(repository, number);
  for (const { id } of surplus) tell('DELETE', `repos/${repository}/issues/comments/${id}`);
  if (!first) {
    tell('POST', `repos/${repository}/issues/${number}/comments`, { body });
    return;
  }
  const isLater = first.mark && mark && compareBuilds(first.mark.build, mark.build) > 0;
  if (!isLater && first.body !== body)
    tell('PATCH', `repos/${repository}/issues/comments/${first.id}`, { body });
}
