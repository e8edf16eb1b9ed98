import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTempSite, mdx, openStore, samples, siteFileTexts } from '../../../tests/content.ts';
import type { Finding } from '../types.ts';
import { findingsOf } from './findings.ts';

test('a newly broken link is a new problem with its line, one broken before is not', () =>
  inTempSite(siteFileTexts, async ({ root, write }) => {
    const about = (body: string) => {
      write('pages/about.mdx', mdx(samples.page, body));
      return openStore(root);
    };
    const base = about('Было [раз](/lost).\n');
    const head = about('Слово.\n\n##Итог: [два](/gone)\n\nБыло [раз](/lost).\n');
    const fresh = await findingsOf(head, base);
    const isBroken = ({ rule, file }: Finding) => rule === 'link/broken' && file === 'pages/about.mdx';
    expect(fresh.filter(isBroken)).toMatchObject([
      { severity: 'error', text: expect.stringContaining('/gone') },
    ]);
    // The repair belongs to its problem, not to another one in the line.
    const heading = fresh.find(({ rule }) => rule === 'mdx/stray-mark');
    expect(heading?.repairs).toEqual([{ line: heading?.line, gone: 1, text: '## Итог: [два](/gone)' }]);
  }));

test('a problem of a file that is gone leads to no line of the new version', () =>
  inTempSite(siteFileTexts, async ({ root, write }) => {
    for (const name of ['about', 'kept'])
      write(`pages/${name}.mdx`, mdx(samples.page, 'Было [раз](/lost).\n'));
    const head = openStore(root);
    rmSync(join(root, 'pages/about.mdx'));
    const all = await findingsOf(head, null);
    const broken = all.filter(({ file, rule }) => rule === 'link/broken' && /about|kept/.test(file));
    expect(broken.map(({ file, isGone }) => [file, isGone])).toEqual([
      ['pages/about.mdx', true],
      ['pages/kept.mdx', undefined],
    ]);
  }));

test('what a repair writes into other files is not shown as lines of the renamed one', () =>
  inTempSite(siteFileTexts, async ({ root, write }) => {
    write('pages/about.mdx', mdx(samples.page, 'Слово.\n'));
    write('pages/more.mdx', mdx({ ...samples.page, title: 'Ещё' }, 'Слово [о нас](/about).\n'));
    const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args]);
    git('init', '-q', '--template=');
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-q', '-m', 'first');
    renameSync(join(root, 'pages/about.mdx'), join(root, 'pages/us.mdx'));
    const found = await findingsOf(openStore(root), null);
    const [gone, link] = ['url/gone', 'link/broken'].map((rule) =>
      found.find((one) => one.rule === rule && /(?:more|us).mdx/.test(one.file)),
    );
    expect(gone?.repairs).toMatchObject([{ gone: 0, text: 'aliases: [/about]' }]);
    expect(link).toMatchObject({ text: expect.stringContaining('Напишите /us.'), repairs: [] });
  }));

test('a problem with another date in its text is the old one; one more of its kind is new', () =>
  inTempSite(siteFileTexts, async ({ root, write }) => {
    const version = (publishAt: string, body: string) => {
      write('pages/about.mdx', mdx(samples.page, body));
      write('pages/later.mdx', mdx({ ...samples.page, title: 'Позже', publishAt }));
      return openStore(root);
    };
    const newOf = async (body: string) => {
      const base = version('2099-01-01', 'Смотрите [потом](/later).\n');
      const fresh = await findingsOf(version('2099-02-01', body), base);
      return fresh.filter(({ rule }) => rule === 'link/unpublished').map(({ line }) => line);
    };
    const [kept, more] = ['Слово.\n\nСмотрите [потом](/later).\n', 'И [ещё раз](/later).\n'];
    expect(await newOf(kept)).toEqual([]);
    expect(await newOf(`${kept}\n${more}`)).toHaveLength(1);
  }));
