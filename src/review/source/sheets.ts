import { transform } from 'lightningcss';
import { lettersIn } from '../compare/attributes.ts';
import { compareRules, plainSelector, type RuleChange, readRules } from '../compare/rules.ts';
import { once } from '../once.ts';
import type { ValueChange } from '../types.ts';
import { textAt } from './hunks.ts';
import type { SourceTree } from './pages.ts';

/** The letters that the build gives to the classes of a sheet, by its path (`cssModules` in vite.config.ts). */
export const lettersOf = once((file: string): string => {
  // To the letter: before a digit no other pattern gives the same.
  const cssModules = { pattern: 'd-[hash]-[local]' };
  const { exports } = transform({ filename: file, code: Buffer.from('.a{top:0}'), cssModules });
  return lettersIn(exports?.a?.name ?? '')[0] ?? '';
});

/** Finds the rule of the sources that a rule of a built page was made of, among those that differ. */
export type RuleOf = (rule: ValueChange) => (RuleChange & { file: string }) | null;

const classesOf = (selector: string): string[] => plainSelector(selector).match(/\.[\w-]+/g) ?? [];

/**
 * Reads in what the sources' sheets differ. A built rule has their classes, whatever the build has made of the selector around them;
 * without any it is known by its property.
 * @param changed paths of sources that differ, from the project root
 */
export function openSheets(before: SourceTree, after: SourceTree, changed: readonly string[]): RuleOf {
  const rules = changed
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const [old, now] = [before, after].map(({ root }) => readRules(textAt(root, file) ?? ''));
      return old && now ? compareRules(old, now).map((change) => ({ ...change, file })) : [];
    });
  return ({ owner, name, after: value }) => {
    const classes = classesOf(owner);
    const isAlike = (rule: RuleChange) =>
      classes.length > 0
        ? classesOf(rule.selector).some((one) => classes.includes(one))
        : rule.name === name && classesOf(rule.selector).length === 0;
    const score = (rule: RuleChange) =>
      Number(rule.name === name) * 3 +
      Number(plainSelector(rule.selector) === owner) * 2 +
      Number(rule.after === value);
    return rules.filter(isAlike).sort((a, b) => score(b) - score(a))[0] ?? null;
  };
}
