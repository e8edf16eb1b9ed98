import { mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, test, vi } from 'vitest';
import { inTempSite } from '../../../tests/content.ts';
import { Refusal } from '../../content/writers/refusal.ts';
import { git, githubAddress } from '../../git.ts';
import {
  begunRequest,
  changedFiles,
  changesOf,
  isUnsent,
  messageFor,
  requireGit,
  sendChanges,
  tooLarge,
  undoChange,
  unmergedNotes,
} from './send-changes.ts';
import { changeTopic, sentRequests } from './topic.ts';
import undo from './undo.ts';

const about = 'pages/о-нас.mdx';

/** Provides a repository with one commit, and a bare one to push to. */
const inRepository = (run: (root: string) => void | Promise<void>) =>
  inTempSite({ [about]: 'Раз.\n', 'src/code.ts': 'code\n' }, ({ root }) => {
    for (const args of [
      ['init', '-q', '-b', 'main', '--template='],
      ['config', 'user.name', 'Анна'],
      ['config', 'user.email', 'anna@example.uz'],
      ['config', 'maintenance.auto', 'false'],
      ['add', '.'],
      ['commit', '-qm', 'first'],
    ])
      git(root, args);
    return run(root);
  });

it('tells a copy without git, where every file would seem new, from one with it', () => {
  inTempSite({ [about]: 'Раз.\n' }, ({ root }) => expect(() => requireGit(root)).toThrow('git clone'));
  inRepository((root) => expect(() => requireGit(root)).not.toThrow());
});

it('sends the changes below pages and public, and nothing else, in a new branch', () =>
  inRepository((root) => {
    mkdirSync(join(root, '.remote'));
    git(join(root, '.remote'), ['init', '-q', '--bare']);
    git(root, ['remote', 'add', 'origin', join(root, '.remote')]);
    writeFileSync(join(root, about), 'Два.\n');
    writeFileSync(
      join(root, 'pages/new.mdx'),
      '---\ntitle: Новая\n# Поле.\n# lead: Замените\n---\n\nНовая.\n',
    );
    mkdirSync(join(root, 'public/people'), { recursive: true });
    writeFileSync(join(root, 'public/people/anna.svg'), '<svg/>');
    writeFileSync(join(root, 'src/code.ts'), 'changed\n');
    writeFileSync(join(root, '.gitignore'), readFileSync('.gitignore'));
    for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store', 'about.mdx~', '~$doc.docx', '.~lock.a.odt#'])
      writeFileSync(join(root, 'pages', name), '');
    expect(changedFiles(root).sort()).toEqual(['pages/new.mdx', about, 'public/people/anna.svg']);
    const shown = changesOf(root, changedFiles(root));
    expect(shown).toContain(`${about}\n  строка\u00a01\n  -Раз.\n  +Два.\n`);
    expect(shown).toContain(
      'pages/new.mdx\u00a0— новый файл\n  +---\n  +title: Новая\n  +---\n  +\n  +Новая.',
    );
    sendChanges(root, 'Правка', new Date('2026-03-01T10:20:00Z'));
    const pushed =
      git(join(root, '.remote'), ['show', '--stat', '--format=%s', 'pravka-2026-03-01-102000']) ?? '';
    expect(pushed).toContain('Правка');
    expect(pushed).toContain('3 files changed');
    expect(readFileSync(join(root, 'src/code.ts'), 'utf8')).toBe('changed\n');
  }));

it('sends an unsent commit with the next try, and commits the end of a merge', () =>
  inRepository((root) => {
    const bare = join(root, '.remote');
    git(root, ['remote', 'add', 'origin', bare]);
    expect(isUnsent(root)).toBe(true);
    writeFileSync(join(root, about), 'Два.\n');
    expect(() => sendChanges(root, 'Правка', new Date())).toThrow(Refusal);
    git(root, ['init', '-q', '--bare', bare]);
    expect(changedFiles(root)).toEqual([]);
    sendChanges(root, 'Правка', new Date());
    expect(isUnsent(root)).toBe(false);

    git(root, ['switch', '-q', 'main']);
    writeFileSync(join(root, about), 'Три.\n');
    git(root, ['commit', '-qam', 'other']);
    git(root, ['merge', '-q', '@{-1}']);
    writeFileSync(join(root, about), 'Четыре.\n');
    sendChanges(root, 'Свели', new Date('2026-03-01T10:20:00Z'));
    const other = 'pravka-2026-03-01-102000';
    expect(git(root, ['show', `origin/${other}:${about}`])).toBe('Четыре.\n');

    // The request has other changes, which conflict with these.
    git(root, ['reset', '-q', '--hard', 'HEAD~1']);
    writeFileSync(join(root, about), 'Пять.\n');
    expect(() => sendChanges(root, 'Правка', new Date())).toThrow(
      `git pull --no-rebase --no-edit origin ${other}`,
    );
    git(root, ['merge', '-q', `origin/${other}`]);
    expect(() => undoChange(root, about)).toThrow('git merge --abort');
    git(root, ['merge', '--abort']);
    git(root, ['rebase', '-q', `origin/${other}`]);
    expect(() => sendChanges(root, 'Правка', new Date())).toThrow('rebase --continue');
  }));

it('names the request that the next changes would join, and begins another with them from what is published', () =>
  inRepository((root) => {
    const [bare, other] = [join(root, '.remote'), 'pravka-2026-03-01-102000'];
    git(root, ['init', '-q', '--bare', '--template=', bare]);
    git(root, ['remote', 'add', 'origin', bare]);
    writeFileSync(join(root, about), 'Два.\n\n\n\nКонец.\n');
    expect(begunRequest(root)).toBeNull();
    expect(sendChanges(root, 'Тарифы', new Date('2026-03-01T10:20:00Z'))).toContain('npm run topic');
    // As after `git clone`.
    git(root, ['push', '-q', 'origin', 'main:master']);
    git(root, ['branch', '-q', '-m', 'main', 'master']);
    git(root, ['remote', 'set-head', 'origin', 'master']);
    expect(begunRequest(root)).toMatch(/pravka-2026-03-01-102000.*«Тарифы»/);

    // Accepted in one commit, as hosts do, and changed by a colleague.
    const publish = (file: string, text: string, branch = 'master') => {
      const clone = join(root, '.clone');
      git(root, ['clone', '-q', '--template=', '-b', branch, bare, clone]);
      git(clone, ['merge', '-q', '--squash', `origin/${other}`]);
      writeFileSync(join(clone, file), text);
      git(clone, ['add', '.']);
      git(clone, ['-c', 'user.name=Б', '-c', 'user.email=b@example.uz', 'commit', '-qm', 'other']);
      git(clone, ['push', '-q', 'origin', branch]);
      rmSync(clone, { recursive: true });
    };
    publish(about, 'Два.\n\n\n\nКонец!\n');
    const text = () => readFileSync(join(root, about), 'utf8');
    writeFileSync(join(root, about), text().replace('Два', 'Три'));
    writeFileSync(join(root, 'pages/new.mdx'), 'Новая.\n');
    git(root, ['add', '.']);
    expect(changeTopic(root)).toContain(`Неотправленное осталось: ${about}, pages/new.mdx.`);
    expect(text()).toBe('Три.\n\n\n\nКонец!\n');
    expect(begunRequest(root)).toBeNull();
    // git's dates have no parts of a second.
    vi.stubEnv('GIT_COMMITTER_DATE', new Date(Date.now() + 2000).toISOString());
    sendChanges(root, 'Новая', new Date('2026-03-02T10:20:00Z'));
    vi.unstubAllEnvs();
    expect(git(root, ['log', '--format=%s', '-2'])).toBe('Новая\nother\n');

    writeFileSync(join(root, about), 'Четыре.\n\n\n\nКонец!\n');
    publish(about, 'Пять.\n\n\n\nКонец!\n');
    expect(changeTopic(root)).toContain(`оставьте нужное: ${about}.`);
    expect(text()).toContain('=======\nЧетыре.\n>>>>>>> local\n');
    expect(() => changeTopic(root)).toThrow('Сначала закончите');
    writeFileSync(join(root, about), 'Четыре.\n');
    publish('pages/mine.mdx', 'Чужая.\n');
    writeFileSync(join(root, 'pages/mine.mdx'), 'Моя.\n');
    expect(() => changeTopic(root)).toThrow('Файл pages/mine.mdx вы\u00a0создали');
    expect(text()).toBe('Четыре.\n');

    // Back to the first request, to which a reviewer has added something.
    rmSync(join(root, 'pages/mine.mdx'));
    expect(() => changeTopic(root, other)).toThrow(`чужой для них запрос: ${about}.`);
    undoChange(root, about);
    expect(sentRequests(root).map(({ branch, subject }) => [branch, subject])).toEqual([
      ['pravka-2026-03-02-102000', 'Новая'],
      [other, 'Тарифы'],
    ]);
    publish(about, 'Два, верно.\n', other);
    expect(changeTopic(root, other)).toContain(`Запрос ${other}`);
    expect(text()).toBe('Два, верно.\n');
    git(bare, ['branch', '-D', 'pravka-2026-03-02-102000']);
    expect(() => changeTopic(root, 'pravka-2026-03-02-102000')).toThrow('на\u00a0сервере нет');
  }));

it('begins no topic that would leave records behind, or without the server', () =>
  inRepository((root) => {
    const bare = join(root, '.remote');
    git(root, ['init', '-q', '--bare', '--template=', bare]);
    expect(() => changeTopic(root)).toThrow('git remote add');
    git(root, ['remote', 'add', 'origin', bare]);
    expect(() => changeTopic(root)).toThrow('npm run send');
    git(root, ['push', '-q', 'origin', 'main:other']);
    expect(() => changeTopic(root)).toThrow('Сервер не\u00a0ответил');
    git(root, ['push', '-q', 'origin', 'main']);
    git(root, ['commit', '-q', '--allow-empty', '-m', 'mine']);
    git(root, ['switch', '-q', '-d', 'origin/main']);
    expect(() => changeTopic(root)).toThrow('git switch main');
  }));

it('shows new and removed files', () =>
  inRepository((root) => {
    writeFileSync(join(root, 'pages/фото класса.mdx'), 'Раз.');
    rmSync(join(root, about));
    const shown = changesOf(root, changedFiles(root)).split('\n\n');
    expect(shown).toEqual([`${about}\u00a0— удалён`, 'pages/фото класса.mdx\u00a0— новый файл\n  +Раз.']);
  }));

it('shows the changes of a readable few of many files, and says how to see the others', () =>
  inRepository((root) => {
    for (let at = 0; at < 30; at++) writeFileSync(join(root, `pages/new-${at}.mdx`), 'Раз.');
    const shown = changesOf(root, changedFiles(root)).split('\n\n');
    expect(shown).toHaveLength(21);
    expect(shown.at(-1)).toMatch(/^И\u00a0ещё 10\u00a0файлов: .*git diff/);
  }));

it('names files that git could not merge and that have no marks of it', () =>
  inRepository((root) => {
    const [picture, removed] = ['pages/class.png', 'pages/old.mdx'];
    const commit = (bytes: string, old: string | null) => {
      writeFileSync(join(root, picture), bytes);
      if (old === null) rmSync(join(root, removed));
      else writeFileSync(join(root, removed), old);
      git(root, ['add', '-A']);
      git(root, ['commit', '-qm', 'change']);
    };
    commit('\0было', 'Раз.\n');
    git(root, ['switch', '-qc', 'other']);
    commit('\0чужое', null);
    git(root, ['switch', '-q', 'main']);
    commit('\0моё', 'Два.\n');
    expect(unmergedNotes(root)).toEqual([]);
    git(root, ['merge', '-q', 'other']);
    expect(unmergedNotes(root)).toEqual([
      expect.stringContaining(`--theirs -- ${picture}`),
      expect.stringContaining(`Файл ${removed} один изменил`),
    ]);
    expect(begunRequest(root)).toContain('с\u00a0чужими');
    // Already merged: undone, it would be lost.
    git(root, ['add', '-A']);
    expect(() => undoChange(root, 'pages')).toThrow(Refusal);
  }));

it('says why the server refused, in its own words if it has any', () =>
  inRepository((root) => {
    const bare = join(root, '.remote');
    git(root, ['init', '-q', '--bare', '--template=', bare]);
    git(root, ['remote', 'add', 'origin', bare]);
    mkdirSync(join(bare, 'hooks'));
    const hook = join(bare, 'hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho "The branch is protected." >&2\nexit 1\n', { mode: 0o755 });
    writeFileSync(join(root, about), 'Два.\n');
    const sent = () => sendChanges(root, 'Правка', new Date());
    expect(sent).toThrow(/сервер её не\u00a0принял.*\n {2}The branch is protected\.$/);
    git(root, ['remote', 'set-url', 'origin', 'https://127.0.0.1:1/site.git']);
    expect(sent).toThrow('нет связи. ');
  }));

it('names a file that is too large', () =>
  inRepository((root) => {
    writeFileSync(join(root, 'pages/film.mp4'), '');
    truncateSync(join(root, 'pages/film.mp4'), 60_000_000);
    expect(tooLarge(root, [about, 'pages/gone.mdx', 'pages/film.mp4'])).toBe('pages/film.mp4');
  }));

it('undoes a change of which a stash has left two versions', () =>
  inRepository((root) => {
    writeFileSync(join(root, about), 'Два.\n');
    undoChange(root, about);
    writeFileSync(join(root, about), 'Три.\n');
    git(root, ['commit', '-qam', 'third']);
    git(root, ['stash', 'pop']);
    expect(readFileSync(join(root, about), 'utf8')).toContain('<<<<<<<');
    undoChange(root, about);
    expect(readFileSync(join(root, about), 'utf8')).toBe('Три.\n');
  }));

it('undoes the taking in of a colleague’s changes first, then one’s own change', () =>
  inRepository((root) => {
    const commit = (text: string) => {
      writeFileSync(join(root, about), text);
      git(root, ['commit', '-qam', text.trim()]);
    };
    git(root, ['branch', 'other']);
    commit('Своё.\n');
    git(root, ['switch', '-q', 'other']);
    commit('Чужое.\n');
    git(root, ['switch', '-q', 'main']);
    git(root, ['merge', '-q', '-X', 'theirs', '--no-edit', 'other']);
    expect(undoChange(root, about)).toContain('чужие правки: как в\u00a0записи «Своё.»');
    expect(readFileSync(join(root, about), 'utf8')).toBe('Своё.\n');
    expect(undoChange(root, about)).toContain('последней правки: как в\u00a0записи «first»');
    expect(readFileSync(join(root, about), 'utf8')).toBe('Раз.\n');
  }));

it('undoes a change beside a new file', () =>
  inRepository((root) => {
    writeFileSync(join(root, about), 'Два.\n');
    writeFileSync(join(root, 'pages/new.mdx'), 'Новая.\n');
    undoChange(root, about);
    expect(readFileSync(join(root, about), 'utf8')).toBe('Раз.\n');
    expect(git(root, ['status', '--porcelain'])).toBe('?? pages/new.mdx\n');
  }));

it('undoes all unsent changes of a folder, with new files, and none that were sent', () =>
  inRepository((root) => {
    writeFileSync(join(root, about), 'Два.\n');
    git(root, ['commit', '-qam', 'second']);
    renameSync(join(root, about), join(root, 'pages/new.mdx'));
    expect(() => undoChange(root, 'pages/new.mdx')).toThrow('npm run undo -- pages');
    undoChange(root, 'pages');
    expect(git(root, ['status', '--porcelain'])).toBe('');
    expect(() => undoChange(root, 'pages')).toThrow(Refusal);
    git(root, ['mv', about, 'pages/new.mdx']);
    undoChange(root, about);
    expect(readFileSync(join(root, about), 'utf8')).toBe('Два.\n');
  }));

it('says what is missing without a remote, and sends to `origin` if there are several', () =>
  inRepository((root) => {
    expect(() => sendChanges(root, 'Правка', new Date())).toThrow('git remote add');
    expect(git(root, ['branch', '--show-current'])?.trim()).toBe('main');
    for (const name of ['archive', 'origin']) git(root, ['remote', 'add', name, join(root, name)]);
    writeFileSync(join(root, about), 'Два.\n');
    expect(() => sendChanges(root, 'Правка', new Date())).toThrow('git push -u origin');
  }));

it('says that git lacks a name only if it does', () =>
  inRepository((root) => {
    git(root, ['remote', 'add', 'origin', join(root, 'nowhere')]);
    mkdirSync(join(root, '.git/hooks'));
    writeFileSync(join(root, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    writeFileSync(join(root, about), 'Два.\n');
    const send = () => sendChanges(root, 'Правка', new Date());
    expect(send).toThrow('git commit');
    for (const name of ['name', 'email']) git(root, ['config', `user.${name}`, '']);
    expect(send).toThrow('git config user.name');
  }));

it('finds the files of a project in a subfolder of its repository', () =>
  inRepository((root) => {
    mkdirSync(join(root, 'site/pages'), { recursive: true });
    writeFileSync(join(root, 'site/pages/a.mdx'), 'Раз.\n');
    git(root, ['add', 'site']);
    git(root, ['commit', '-qm', 'site']);
    writeFileSync(join(root, 'site/pages/a.mdx'), 'Два.\n');
    undoChange(join(root, 'site'), 'pages/a.mdx');
  }));

it('undoes the last change of a file, committed or not, and loses nothing', () =>
  inRepository((root) => {
    const text = () => readFileSync(join(root, about), 'utf8');
    writeFileSync(join(root, about), 'Два.\n');
    git(root, ['commit', '-qam', 'second']);
    writeFileSync(join(root, about), 'Три.\n');
    undoChange(root, about);
    expect(text()).toBe('Два.\n');
    expect(git(root, ['stash', 'show', '-p'])).toContain('+Три.');
    undoChange(root, about);
    expect(text()).toBe('Раз.\n');
    expect(() => undoChange(root, about)).toThrow('впервые');
    expect(text()).toBe('Раз.\n');
    expect(() => undoChange(root, 'pages/missing.mdx')).toThrow('проверьте его имя');
  }));

it('brings back a file whose removal was committed', () =>
  inRepository((root) => {
    git(root, ['rm', '-q', about]);
    git(root, ['commit', '-qm', 'removed']);
    undoChange(root, about);
    expect(readFileSync(join(root, about), 'utf8')).toBe('Раз.\n');
  }));

it('undoes two changes of a file if called twice', () =>
  inRepository((root) => {
    for (const text of ['Два.\n', 'Три.\n']) {
      writeFileSync(join(root, about), text);
      git(root, ['commit', '-qam', text]);
    }
    for (const text of ['Два.\n', 'Раз.\n']) {
      undoChange(root, about);
      expect(readFileSync(join(root, about), 'utf8')).toBe(text);
    }
  }));

it('names the address that opens the pull request on GitHub', () =>
  inRepository((root) => {
    git(root, ['init', '-q', '--bare', '--template=', join(root, '.remote')]);
    git(root, ['remote', 'add', 'origin', 'https://github.com/o/r.git']);
    git(root, ['remote', 'set-url', '--push', 'origin', join(root, '.remote')]);
    git(root, ['switch', '-qc', 'a/b']);
    const sent = () => sendChanges(root, 'Правка', new Date());
    const address = 'https://github.com/o/r/compare/a%2Fb?expand=1';
    expect(sent()).toContain(address);
    for (const [remote, page] of [
      ['git@github.com:o/r.git', 'https://github.com/o/r'],
      ['https://user:secret@github.com/o/r', 'https://github.com/o/r'],
      ['https://notgithub.com/o/r', null],
    ] as const) {
      git(root, ['remote', 'set-url', 'origin', remote]);
      expect(githubAddress(root, 'origin'), remote).toBe(page);
    }
    expect(sent()).toContain('Откройте запрос');
  }));

test('a commit names the changed pages', () => {
  expect(messageFor(['pages/about.mdx'])).toBe('Правка: about');
  expect(messageFor(['a', 'b', 'c', 'd', 'e'].map((name) => `pages/${name}.mdx`))).toBe(
    'Правка: a, b, c и ещё 2',
  );
});

it('undo prints its usage for --help', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  await undo(['--help']);
  expect(printed.mock.lastCall?.[0]).toMatch(/^npm run undo -- pages\/about\.mdx\n/);
  printed.mockRestore();
});

it('undo names the files of a folder and leaves them without a yes', () =>
  inRepository(async (root) => {
    vi.stubEnv('INIT_CWD', root);
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([]) as typeof process.stdin);
    writeFileSync(join(root, about), 'Два.\n');
    writeFileSync(join(root, 'pages/new.mdx'), 'Новая.\n');
    await undo(['pages']);
    const asked = told.mock.calls.join('');
    const after = changedFiles(root);
    await undo(['pages', '--yes']);
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    expect(asked).toContain('pages/new.mdx\nВернуть всё это?');
    expect(after).toHaveLength(2);
    expect(changedFiles(root)).toEqual([]);
  }));

it('undo accepts the address of a page, and names a missing one as typed', async () => {
  await expect(undo(['/nothing-here'])).rejects.toThrow('Файла /nothing-here нет');
});
