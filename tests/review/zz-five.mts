import { execSync } from 'node:child_process';
import { buildFixture, makeFixture } from './fixture.ts';

const copy = makeFixture();
console.log(copy);
for (let run = 1; run <= 5; run++) {
  const said = await buildFixture(copy, '--number', '12');
  const hash = (dir: string) =>
    execSync(
      `cd ${dir} && find . -type f | sort | xargs sha256sum | tee /tmp/rv/five-${run}.txt | sha256sum`,
      { cwd: copy, encoding: 'utf8' },
    ).slice(0, 16);
  console.log(
    run,
    'preview',
    hash('dist-preview/preview'),
    'whole',
    hash('dist-preview'),
    /Сверх.*/.exec(said)?.[0],
    /Снимки и.*/.exec(said)?.[0],
    Math.round(performance.now() / 1000),
  );
}
