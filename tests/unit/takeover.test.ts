import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { sections } from '../../mdx-components/index.ts';
import { takeoverOf } from '../../mdx-components/takeovers.ts';

/** What only React can answer or keep: state, effects, refs, handlers. */
const answers =
  /\buse(?:State|Effect|LayoutEffect|InsertionEffect|Ref|Reducer|SyncExternalStore|Transition|ActionState|Optimistic|ImperativeHandle)\s*[(<]|\bon[A-Z]\w+=\{/;

/** Primitives that have handlers only where a section gives them some, and the machinery itself. */
const neutral = /^src\/(?:site\/|ui\/(?:Button|Disclosure|Scene|SceneFrame)\.tsx$)/;

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from\s*'(\.{1,2}\/[^']+)'/gms)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));

/** The sources of a section, its own and those of what it is made of, that hold such things. */
function answeringSources(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || neutral.test(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const own = answers.test(code) ? [file] : [];
  return [...own, ...importsOf(file).flatMap((imported) => answeringSources(imported, seen))];
}

/** Props with which a section may answer. */
const given = { videoLabel: 'Как это работает' };

test.each([...new Set(Object.values(sections))])(
  '<%s> answers where its sources do, and only there',
  (folder) => {
    const found = answeringSources(`mdx-components/${folder}/${folder}.tsx`);
    const isInteractive = /^(?:interactive|touched)$/.test(takeoverOf(folder as string, given));
    expect({ folder, isInteractive, found: found.length > 0 ? found : null }).toEqual({
      folder,
      isInteractive: found.length > 0,
      found: found.length > 0 ? found : null,
    });
  },
);
