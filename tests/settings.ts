import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Settings } from '../src/content/schemas/settings.ts';

const text = readFileSync(new URL('../pages/_site/settings.mdx', import.meta.url), 'utf8');

/** The facts of this site: a name, phone or price that changes there changes in the tests too. */
export const settings: Settings = parse(text.split(/^---$/m)[1] ?? '');

/** The price of the tutors' plan as pages write it. */
export const tutorPrice = `${settings.plans.tutor.price?.toLocaleString('ru').replaceAll('\u00a0', ' ')} ${settings.plans.tutor.currency}`;
