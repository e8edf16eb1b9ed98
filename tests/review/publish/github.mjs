import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Fake `gh`: answers `gh api` from the world of a test (`world.ts`), whose file is in WORLD. Like GitHub, it requires a
 * token.
 */
const { WORLD, GH_TOKEN } = process.env;
const fail = (message) => {
  console.error(message);
  process.exit(1);
};
if (!GH_TOKEN) fail('gh: To use GitHub CLI in a workflow, set the GH_TOKEN environment variable.');

const args = process.argv.slice(2);
const optionOf = (option) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined);
const method = optionOf('--method') ?? 'GET';
const [path, query = ''] = (args.at(-1) ?? '').split('?');
const asked = new URLSearchParams(query);
const world = JSON.parse(readFileSync(WORLD, 'utf8'));
const save = () => writeFileSync(WORLD, JSON.stringify(world));
const missing = () => fail('gh: Not Found (HTTP 404)');

/** Answers by method and path without the repository prefix. */
const answers = [
  ['GET', /^pulls$/, () => world.pulls.filter(({ state }) => state === asked.get('state'))],
  ['GET', /^pulls\/(\d+)$/, (id) => world.pulls.find(({ number }) => number === Number(id)) ?? missing()],
  [
    'GET',
    /^actions\/workflows\/preview\.yml\/runs$/,
    () => ({ workflow_runs: world.runs.filter(({ head_sha }) => head_sha === asked.get('head_sha')) }),
  ],
  ['GET', /^actions\/runs\/(\d+)\/artifacts$/, (id) => ({ artifacts: world.artifacts[id] ?? [] })],
  ['GET', /^issues\/(\d+)\/comments$/, (id) => world.comments[id] ?? []],
  [
    'POST',
    /^issues\/(\d+)\/comments$/,
    (number, { body }) => {
      world.comments[number] ??= [];
      const id = 1 + Math.max(0, ...Object.values(world.comments).flatMap((all) => all.map((one) => one.id)));
      world.comments[number].push({ id, body, user: { login: 'github-actions[bot]' } });
    },
  ],
  [
    'PATCH',
    /^issues\/comments\/(\d+)$/,
    (id, { body }) => {
      const comment = Object.values(world.comments)
        .flat()
        .find((one) => one.id === Number(id));
      if (!comment) missing();
      comment.body = body;
    },
  ],
  [
    'DELETE',
    /^issues\/comments\/(\d+)$/,
    (id) => {
      for (const [number, all] of Object.entries(world.comments))
        world.comments[number] = all.filter((one) => one.id !== Number(id));
    },
  ],
  [
    'POST',
    /^actions\/workflows\/([\w.-]+)\/dispatches$/,
    (workflow, body) => world.dispatches.push({ workflow, ...body }),
  ],
];

const inside = path.replace(/^repos\/[^/]+\/[^/]+\//, '');
const [, pattern, answer] = answers.find(([verb, known]) => verb === method && known.test(inside)) ?? [];
if (!answer) fail(`gh: no answer to ${method} ${inside}`);
const input = args.includes('--input') ? JSON.parse(readFileSync(0, 'utf8')) : {};
appendFileSync(`${WORLD}.log`, `${method} ${inside}\n`);
const result = answer(pattern.exec(inside)[1], input);
save();
if (!args.includes('--silent')) console.log(JSON.stringify(args.includes('--slurp') ? [result] : result));
