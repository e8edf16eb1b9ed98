import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { sections } from '../../mdx-components/index.ts';
import { takeoverOf } from '../../mdx-components/takeovers.ts';

/** Code that needs React in the browser: state, effects, refs, handlers. */
const answers =
  /\buse(?:State|Effect|LayoutEffect|InsertionEffect|Ref|Reducer|SyncExternalStore|Transition|ActionState|Optimistic|ImperativeHandle)\s*[(<]|\bon[A-Z]\w+=\{/;

/** Primitives that have handlers only if a section passes them, and the machinery itself. */
const neutral = /^src\/(?:site\/|ui\/(?:Button|Disclosure|Scene|SceneFrame)\.tsx$)/;

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from\s*'(\.{1,2}\/[^']+)'/gms)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));

/** Returns the sources of a section, including its imports, that contain such code. */
function answeringSources(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || neutral.test(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const own = answers.test(code) ? [file] : [];
  return [...own, ...importsOf(file).flatMap((imported) => answeringSources(imported, seen))];
}

/** Props that make a section interactive. */
const given = { videoLabel: 'Как это работает' };

const folders = [...new Set(Object.values(sections))];

test.each(folders)('<%s> answers where its sources do, and only there', (folder) => {
  const found = answeringSources(`mdx-components/${folder}/${folder}.tsx`);
  const isInteractive = /^(?:interactive|touched)$/.test(takeoverOf(folder as string, given));
  const needs = found.length > 0 ? `needs React for ${found.join(', ')}` : 'has no code that needs React';
  expect(isInteractive, `interactive or touched (takeover in ${folder}.props.ts), which ${needs}`).toBe(
    found.length > 0,
  );
});

/** React expects the root element that a static section is served as; `<section hidden />` if there is nothing to show. */
test.each(folders)('<%s> renders its root element always, if it stays as served', (folder) => {
  const code = readFileSync(`mdx-components/${folder}/${folder}.tsx`, 'utf8');
  const [own = ''] =
    code.match(new RegExp(`^export (?:function|const) ${folder}\\b.*?^(?:\\}|\\S.*;)$`, 'ms')) ?? [];
  expect(own, 'the component').not.toBe('');
  if (!/^(?:interactive|touched)$/.test(takeoverOf(folder as string, {})))
    expect(own).not.toContain('return null');
});
