import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../../content/problems/counted.ts';
import type { Unsent } from '../../content/writers/editing.ts';
import { Refusal } from '../../content/writers/refusal.ts';
import { entriesOf, git, githubAddress, refusalOf, textIn } from '../../git.ts';
import { diffOf } from '../change/diff.ts';

/** Writers' files: pages with their pictures, and `public` with portraits and downloads. */
const folders = (root: string) => ['pages', 'public'].filter((name) => existsSync(join(root, name)));

/**
 * Ensures that git answers: without it every file would look new or unchanged.
 * @throws {Refusal} if the folder was downloaded as an archive, or git is missing or refuses the folder
 */
export function requireGit(root: string): void {
  const refusal = refusalOf(root, ['rev-parse', '--git-dir']);
  if (refusal === null) return;
  const why = /not a git repository/.test(refusal)
    ? 'Папка не\u00a0под git: наверное, сайт скачан архивом. Отправлять и\u00a0отменять правки можно в\u00a0копии, которую делает git clone; адрес для него даёт тот, кто ведёт сайт.'
    : `Git не\u00a0отвечает${refusal ? `:\n${refusal.trim()}` : '. Установлен ли он?'}`;
  throw new Refusal(why);
}

/** Nobody sends to these. */
const mainNames = ['main', 'master'];

/**
 * Name of the remote repository.
 * @throws {Refusal} if there is none
 */
export function remoteOf(root: string): string {
  const remotes = git(root, ['remote'])?.split('\n') ?? [];
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  if (remote) return remote;
  throw new Refusal(
    'У\u00a0этой папки нет удалённого репозитория. Его адрес даёт тот, кто ведёт сайт: git remote add origin АДРЕС.',
  );
}

/** The branch that requests are merged into: the remote's default, otherwise one with a usual name. */
export function mainBranch(root: string): string {
  const remote = git(root, ['symbolic-ref', '--short', '-q', 'refs/remotes/origin/HEAD'])?.trim();
  const exists = (name: string) => git(root, ['rev-parse', '-q', '--verify', `refs/heads/${name}`]) !== null;
  return remote?.replace('origin/', '') ?? mainNames.find(exists) ?? 'main';
}

/** Git's two letters on each of the writers' files that differs from the last commit, a space and its path. */
const statusOf = (root: string): string[] =>
  entriesOf(git(root, ['status', '--porcelain', '--no-renames', '-uall', '-z', '--', ...folders(root)]));

/** Writers' files that differ from the last commit, including new and removed ones. */
export const changedFiles = (root: string): string[] => statusOf(root).map((line) => line.slice(3));

/**
 * Notes on files that git could not merge, though their text does not show it: pictures, and files that one has removed and the
 * other has changed.
 */
export const unmergedNotes = (root: string): string[] =>
  statusOf(root).flatMap((line) => {
    const [state, file] = [line.slice(0, 2), line.slice(3)];
    if (!existsSync(join(root, file))) return [];
    if (/^(?:UD|DU)$/.test(state))
      return `Файл ${file} один изменил, а\u00a0другой удалил или переименовал: он останется. Не\u00a0нужен\u00a0— ответьте «нет», удалите его и\u00a0снова наберите npm run send.`;
    if (!['UU', 'AA'].includes(state) || file.endsWith('.mdx')) return [];
    return `Файл ${file} изменили двое: отправится то, что сейчас в\u00a0папке. Нужна другая версия\u00a0— ответьте «нет», наберите git checkout --theirs -- ${file} и\u00a0снова npm run send; назад\u00a0— то\u00a0же с\u00a0--ours.`;
  });

/** Whether commits of writers' files were not pushed, for example while offline; false without a remote. */
export const isUnsent = (root: string): boolean =>
  Boolean(
    git(root, ['remote']) &&
      git(root, ['rev-list', '-1', 'HEAD', '--not', '--remotes', '--', ...folders(root)]),
  );

/** The first file above 50 MB, which hosts refuse: once committed, it would block all pushes. */
export const tooLarge = (root: string, files: readonly string[]): string | undefined =>
  files.find((file) => (statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0) > 50_000_000);

/** Maximum number of files whose changes are shown: nobody reads those of a hundred. */
const mostShown = 20;

/** What changed in these files since the last commit. */
export function changesOf(root: string, files: readonly string[]): string {
  const changes = files.slice(0, mostShown).map((file) => {
    const path = join(root, file);
    return diffOf(file, textIn(root, 'HEAD', file), existsSync(path) ? readFileSync(path, 'utf8') : null);
  });
  const others = counted(files.length - mostShown, 'файл', 'файла', 'файлов');
  const rest = `И\u00a0ещё ${others}: их покажут git status -uall и\u00a0git diff -- pages public`;
  return [...changes, ...(files.length > mostShown ? [rest] : [])].join('\n\n');
}

/**
 * The commit message for changed files.
 * @example messageFor(['pages/about.mdx', 'pages/pricing.mdx']) // 'Правка: about, pricing'
 */
export function messageFor(files: readonly string[]): string {
  const names = files.map((file) => file.replace(/^pages\//, '').replace(/\.mdx$/, ''));
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `Правка: ${shown} и ещё ${names.length - 3}` : `Правка: ${shown}`;
}

/** Why a push of a branch failed, with the server's own words. */
function pushAdvice(root: string, remote: string, branch: string, refusal: string): string {
  const isFetched = git(root, ['fetch', remote, branch]) !== null;
  if (isFetched && git(root, ['rev-list', '-1', '--right-only', 'HEAD...FETCH_HEAD']))
    return `в\u00a0этой ветке есть правки, которых у\u00a0вас ещё нет. Возьмите их: git pull --no-rebase --no-edit ${remote} ${branch}, затем наберите npm run send ещё раз.`;
  const words = [...refusal.matchAll(/^remote: *(.*\S)/gm)].map(([, line]) => `\n  ${line}`).join('');
  if (words || refusal.includes('[remote rejected]'))
    return `сервер её не\u00a0принял. Покажите его ответ тому, кто ведёт сайт, потом наберите npm run send ещё раз.${words}`;
  const isOffline = /resolve host|timed out|unreachable|to connect|connection re/i.test(refusal);
  return `нет связи${isOffline ? '' : ' или нет прав'}. Наберите npm run send ещё раз; что мешает, скажет сам git: git push -u ${remote} ${branch}`;
}

/** Whether a merge is not finished: git cannot switch branches, and its commit must include all files. */
export const isMerging = (root: string) => git(root, ['rev-parse', '-q', '--verify', 'MERGE_HEAD']) !== null;

/**
 * Says which earlier request `sendChanges` adds to, and how to begin another, or that others' changes are among these; null on the
 * main branch and on one that was not sent.
 */
export function begunRequest(root: string): string | null {
  if (isMerging(root)) return 'Вы соединяете свои правки с\u00a0чужими: выше и\u00a0те и\u00a0другие.';
  const branch = git(root, ['branch', '--show-current'])?.trim() ?? '';
  if (
    [mainBranch(root), ...mainNames].includes(branch) ||
    git(root, ['rev-parse', '-q', '--verify', '@{push}']) === null
  )
    return null;
  const last = git(root, ['log', '-1', '--no-merges', '--first-parent', '--format=%s'])?.trim();
  return `Это войдёт в\u00a0начатый запрос: ветка ${branch}, последнее в\u00a0ней\u00a0— «${last}».
Если тема новая или тот запрос уже приняли, ответьте «нет» и\u00a0начните новую: npm run topic или «Другая тема» в\u00a0браузере. Неотправленное перейдёт в\u00a0неё.`;
}

/**
 * What `sendChanges` would send; null if there is nothing.
 * @throws {Refusal} without git, and for a file that no host takes
 */
export function unsentIn(root: string): Unsent | null {
  requireGit(root);
  const files = changedFiles(root);
  if (files.length === 0 && !isUnsent(root)) return null;
  const large = tooLarge(root, files);
  if (large)
    throw new Refusal(
      `Файл ${large} больше 50\u00a0МБ: отправить его нельзя. Сожмите его или уберите из папки.`,
    );
  const begun = files.length > 0 ? begunRequest(root) : null;
  return {
    changes: changesOf(root, files),
    message: messageFor(files),
    isRecorded: files.length === 0,
    notes: [...unmergedNotes(root), begun ?? []].flat(),
  };
}

export const nothingToSend =
  'Отправлять нечего: в\u00a0папках pages и\u00a0public всё как в\u00a0последней записи.';

export const isRebasing = (root: string) =>
  /rebase in progress/.test(git(root, ['status', '--long', '-uno']) ?? '');

/**
 * Commits the writers' changes and pushes them: to the current branch, or a new one instead of the main branch. Other files are
 * not committed, except in a merge.
 * @param now for the branch's name
 * @returns what was done, for the writer
 * @throws {Refusal} if it is impossible, or the server refuses
 */
export function sendChanges(root: string, message: string, now: Date): string {
  const remote = remoteOf(root);
  const current = git(root, ['branch', '--show-current'])?.trim() ?? '';
  const main = mainBranch(root);
  // With seconds: a branch of the same name would be a colleague's.
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const branch = ['', main, ...mainNames].includes(current) ? `pravka-${stamp}` : current;
  if (isRebasing(root))
    throw new Refusal(
      'Начатый git rebase не\u00a0закончен. Закончите его: git add pages public, затем git -c core.editor=true rebase --continue. Отказаться от\u00a0него: git rebase --abort. Потом наберите npm run send ещё раз.',
    );
  const begin = [
    ['branch', branch],
    ['symbolic-ref', 'HEAD', `refs/heads/${branch}`],
  ];
  if (branch !== current && begin.some((args) => git(root, args) === null))
    throw new Refusal(`Не\u00a0получилось создать ветку ${branch}.`);
  const isMerge = isMerging(root);
  const only = isMerge ? [] : ['--', ...folders(root)];
  const record = () =>
    git(root, ['add', '--', ...folders(root)]) !== null &&
    git(root, ['commit', '-m', message, ...only]) !== null;
  if ((isMerge || changedFiles(root).length > 0) && !record())
    throw new Refusal(
      git(root, ['var', 'GIT_COMMITTER_IDENT']) === null
        ? 'Не\u00a0получилось записать правку: git не\u00a0знает вашего имени. Наберите: git config user.name "Имя Фамилия" и\u00a0git config user.email адрес.'
        : `Не\u00a0получилось записать правку. Что мешает, скажет сам git: git commit -m "Правка" ${only.join(' ')}`,
    );
  const refusal = refusalOf(root, ['push', '-u', remote, branch]);
  if (refusal !== null)
    throw new Refusal(
      `Правка записана в\u00a0ветку ${branch}, но\u00a0не\u00a0отправлена: ${pushAdvice(root, remote, branch, refusal)}`,
    );
  const repository = githubAddress(root, remote);
  const request = repository
    ? `Запрос на\u00a0просмотр: ${repository}/compare/${encodeURIComponent(branch)}?expand=1`
    : 'Откройте запрос на\u00a0просмотр на\u00a0сайте репозитория.';
  return `Отправлено: ветка ${branch}.\n${request}\nПоправки к\u00a0нему\u00a0— ещё раз npm run send. Следующую тему начинает npm run topic или «Другая тема» в\u00a0браузере.`;
}

/** Index of the older version that equals the file, among its commits from the last one, which is 0; -1 if there is none. */
function olderVersion(root: string, file: string, versions: readonly string[]): number {
  const text = git(root, ['hash-object', '--', file]);
  if (text === null) return -1;
  const isEqual = (version: string) => git(root, ['rev-parse', `${version}:./${file}`]) === text;
  return versions.findIndex((version, index) => index > 0 && isEqual(version));
}

/** Puts a file's uncommitted changes into git's stash. */
function putAside(root: string, file: string): string {
  // `git stash` knows no removed file and none with two versions.
  git(root, ['reset', '-q', '--', file]);
  if (git(root, ['stash', 'push', '-u', '-m', `Отменённая правка: ${file}`, '--', file]) === null)
    throw new Refusal(`Не\u00a0получилось вернуть ${file}.`);
  return `${file}: всё снова как в\u00a0последней записи. Отменённое не\u00a0пропало: git stash pop вернёт его.`;
}

/**
 * Undoes the last change of a file: uncommitted changes, else its last commit; repeated calls go further back. For a folder only
 * uncommitted changes, since its last commit may be somebody else's. Undone changes stay in git's stash or history.
 * @returns what was done, for the writer
 * @throws {Refusal} if there is nothing to undo
 */
export function undoChange(root: string, file: string): string {
  const begun = isRebasing(root) ? 'rebase' : isMerging(root) ? 'merge' : null;
  // Then the merge would end without them, and nobody would notice.
  if (begun)
    throw new Refusal(
      `Вы соединяете свои правки с\u00a0чужими, а\u00a0с\u00a0отменённым ушли\u00a0бы и\u00a0чужие. Оставьте в\u00a0файле нужное и\u00a0наберите npm run send. Отказаться от\u00a0чужих правок совсем: git ${begun} --abort`,
    );
  const existsIn = (revision: string) => git(root, ['cat-file', '-e', `${revision}:./${file}`]) !== null;
  // Only those of this branch: beside a colleague's, taken in by a merge, git leaves out one's own.
  const log = git(root, ['log', '--first-parent', '--format=%H', '--', file]);
  const versions = log?.trim().split('\n').filter(Boolean) ?? [];
  const isNew = !existsIn('HEAD');
  if (isNew && existsSync(join(root, file)))
    throw new Refusal(
      `Файла ${file} нет в\u00a0последней записи: он новый. Если он не\u00a0нужен, удалите его. Все неотправленные правки сразу, с\u00a0новыми файлами, возвращает npm run undo -- pages.`,
    );
  // A file whose removal was sent has versions, too.
  if (isNew && versions.length === 0)
    throw new Refusal(`Файла ${file} нет: проверьте его имя. Пример: pages/about.mdx.`);
  // The result of an earlier undo is an uncommitted change, too, but must not be stashed.
  const current = git(root, ['status', '--porcelain', '--', file]) ? olderVersion(root, file, versions) : 0;
  if (current < 0) return putAside(root, file);
  if (git(root, ['cat-file', '-t', `HEAD:./${file}`])?.trim() === 'tree')
    throw new Refusal(
      `В\u00a0папке ${file} неотправленных правок нет. Отправленную возвращают по\u00a0файлам.`,
    );
  const before = versions[current + 1];
  if (!before) throw new Refusal(`${file} такой, каким его записали впервые: раньше его не\u00a0было.`);
  if (!existsIn(before) || git(root, ['restore', '--source', before, '--', file]) === null)
    throw new Refusal(`Не\u00a0получилось вернуть ${file}.`);
  const known = git(root, ['log', '-1', '--format=«%s» (%an, %cs)', before])?.trim();
  const isMerge = git(root, ['rev-parse', '-q', '--verify', `${versions[current]}^2`]) !== null;
  const last = isMerge ? 'того, как вы взяли чужие правки' : 'последней правки';
  return `${file} теперь такой, каким был до\u00a0${last}: как в\u00a0записи ${known}. Что ушло, покажет npm run send, он\u00a0же и\u00a0отправит.`;
}
