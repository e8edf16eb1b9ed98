import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { contentFiles } from '../pages.ts';
import { builtSite } from './folders.ts';
import { shared as test } from './shared.ts';

/** Hosts that the writers named in settings or texts, plus the video's, which settings name by its service. */
const named = new Set([
  'www.youtube.com',
  ...contentFiles(process.cwd().replace(/\/tests$/, ''))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/https:\/\/([\w.-]+)/g)].map(([, host]) => host)),
]);

/** Fields that take no text, fields whose text is sent nowhere, and the one that no person fills. */
const withoutLimit = /\stype="(?:checkbox|radio|hidden|submit|range|search)"|\stabindex="-1"/;

test('pages link safely and only to hosts named in settings or texts, load nothing from other hosts, and limit the length of fields', () => {
  const wrong = new Set<string>();
  const pages = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(10);
  for (const file of pages) {
    const html = readFileSync(join(builtSite, file), 'utf8');
    for (const [field] of html.matchAll(/<(?:input|textarea)\s[^>]*>/g))
      if (!/\smaxlength="\d+"/i.test(field) && !withoutLimit.test(field)) wrong.add(`${file}: ${field}`);
    for (const [tag, name = ''] of html.matchAll(/<(a|script|img|iframe|source|video|form)\s[^>]*>/g)) {
      const address = /\s(?:href|src|action|srcset)="([^"]*)"/.exec(tag)?.[1] ?? '';
      if (/^\s*(?:javascript|data|vbscript):/i.test(address)) wrong.add(`${file}: ${address}`);
      if (/\starget="_blank"/.test(tag) && !/\srel="[^"]*noopener/.test(tag)) wrong.add(`${file}: ${tag}`);
      if (/\son\w+="/.test(tag)) wrong.add(`${file}: ${tag}`);
      if (!/^(?:https?:)?\/\//.test(address)) continue;
      const host = new URL(address, 'https://x').hostname;
      if (name !== 'a') wrong.add(`${file}: <${name}> from ${host}`);
      else if (!named.has(host)) wrong.add(`${file}: link to ${host}`);
    }
  }
  expect([...wrong]).toEqual([]);
});
