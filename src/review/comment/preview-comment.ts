import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newlyBroken } from '../checks/links.ts';
import { commentOf } from './comment.ts';
import { readReview } from './read-review.ts';

/**
 * `npm run preview:comment -- --preview dist-preview --url https://host/pr-12/ [--out comment.md] [--check]`: writes
 * the pull request's comment. With `--check` it writes nothing and ends with 1 when the change broke links: that holds
 * up the merge, not the preview.
 */
const { values } = parseArgs({
  options: {
    preview: { type: 'string', default: 'dist-preview' },
    url: { type: 'string', default: 'http://localhost:4174/' },
    out: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
const review = readReview(join(values.preview, 'preview/review.json'));
if (values.check) {
  const broken = newlyBroken(review.links);
  console.log(
    broken === 0
      ? 'Битых ссылок не прибавилось.'
      : `Новых битых ссылок: ${broken}. Они перечислены в отчёте.`,
  );
  process.exitCode = broken === 0 ? 0 : 1;
} else {
  const text = commentOf(review, values.url.replace(/\/*$/, '/'));
  if (values.out) writeFileSync(values.out, text);
  else console.log(text);
}
