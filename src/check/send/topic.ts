import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from '../../command-line.ts';
import type { SentRequest } from '../../content/writers/editing.ts';
import { Refusal } from '../../content/writers/refusal.ts';
import { entriesOf, git, refusalOf } from '../../git.ts';
import { changedFiles, isMerging, isRebasing, mainBranch, remoteOf, requireGit } from './send-changes.ts';

const usage = `npm run topic [-- ветка]

Начинает новую тему: берёт сайт, каким он стал у\u00a0всех. Неотправленное остаётся
и\u00a0войдёт уже в\u00a0новый запрос. С\u00a0веткой\u00a0— возвращает к\u00a0её запросу, чтобы его поправить.`;

/** `npm run topic`: begins a new topic, or goes back to a request that was sent. */
export default async function topic(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, {}, [0, 1]);
  if (command) console.log(changeTopic(process.cwd(), command.positionals[0]));
}

/** The last five requests that were sent from this folder, newest first, without the current one. */
export function sentRequests(root: string): SentRequest[] {
  const format = '--format=%(HEAD)%00%(upstream)%00%(refname:short)%00%(subject)';
  const branches = git(root, ['for-each-ref', '--sort=-committerdate', format, 'refs/heads']) ?? '';
  return branches
    .split('\n')
    .map((line) => line.split('\0'))
    .filter(([head, upstream, branch]) => head !== '*' && upstream && branch !== mainBranch(root))
    .map(([, , branch = '', subject = '']) => ({ branch, subject }))
    .slice(0, 5);
}

/** Files of which git has two versions. */
const unmergedFiles = (root: string): string[] =>
  entriesOf(git(root, ['diff', '--name-only', '--diff-filter=U', '-z', '--relative']));

/** Refuses what would leave a begun merge or a commit behind. */
function requireNothingBegun(root: string, target: string): void {
  const written = unmergedFiles(root)
    .map((file) => join(root, file))
    .filter(existsSync);
  const hasMarks = written.some((path) => /^<{7,} /m.test(readFileSync(path, 'utf8')));
  if (isMerging(root) || isRebasing(root) || hasMarks)
    throw new Refusal(
      'Вы соединяете свои правки с\u00a0чужими. Сначала закончите: оставьте в\u00a0каждом месте нужное, где они\u00a0— скажет npm run check, и\u00a0отправьте.',
    );
  const isUnsent = (branch: string) =>
    Boolean(git(root, ['rev-list', '-1', branch, '--not', '--remotes', '--']));
  if (isUnsent('HEAD'))
    throw new Refusal('Записанное ещё не\u00a0отправлено. Сначала отправьте его: npm run send.');
  if (isUnsent(`refs/heads/${target}`))
    throw new Refusal(
      `В\u00a0ветке ${target} есть записи, которых нет на\u00a0сервере. Отправьте их: git switch ${target}, затем npm run send.`,
    );
}

/**
 * Begins a new topic from the newest published state, or goes back to a request that was sent, with what reviewers have added.
 * Uncommitted changes go along into a new topic: those of the same place become a conflict, which the check reports.
 * @param request branch of the request
 * @returns what was done, for the writer
 * @throws {Refusal} if something would be left behind, the server does not have the branch, or git cannot move
 */
export function changeTopic(root: string, request?: string): string {
  requireGit(root);
  const remote = remoteOf(root);
  const target = request ?? mainBranch(root);
  requireNothingBegun(root, target);
  if (request && changedFiles(root).length > 0)
    throw new Refusal(
      `Неотправленные правки вошли бы в\u00a0чужой для них запрос: ${changedFiles(root).join(', ')}. Сначала отправьте их: npm run send.`,
    );
  const before = git(root, ['rev-parse', 'HEAD'])?.trim() ?? '';
  const newest = `${remote}/${target}`;
  const fetch = ['fetch', remote, `+refs/heads/${target}:refs/remotes/${newest}`];
  const unanswered = refusalOf(root, fetch);
  if (request && unanswered?.includes("couldn't find remote ref"))
    throw new Refusal(
      `Ветки ${request} на\u00a0сервере нет: если её запрос уже приняли, начните новую тему, npm run topic.`,
    );
  if (unanswered !== null)
    throw new Refusal(
      `Сервер не\u00a0ответил: нет связи или нет прав. Что мешает, скажет сам git: ${['git', ...fetch].join(' ')}`,
    );
  // With staged changes git does not merge.
  git(root, ['reset', '-q']);
  const move = ['switch', '-m', '-C', target, newest];
  const refusal = refusalOf(root, move);
  const [, inTheWay] = /Untracked working tree file '(.+)' would be/.exec(refusal ?? '') ?? [];
  if (inTheWay)
    throw new Refusal(
      `Файл ${inTheWay} вы\u00a0создали, но\u00a0такой уже есть у\u00a0всех. Переименуйте свой и\u00a0повторите.`,
    );
  if (refusal !== null)
    throw new Refusal(`Не\u00a0получилось. Что мешает, скажет сам git: git ${move.join(' ')}`);
  const files = changedFiles(root);
  const double = unmergedFiles(root);
  return [
    request
      ? `Запрос ${request}: страницы теперь такие, какие в\u00a0нём. Следующая отправка добавит правки к\u00a0нему.`
      : 'Новая тема: страницы теперь такие, какие у\u00a0всех. Следующая отправка будет отдельным запросом.',
    files.length > 0 && `Неотправленное осталось: ${files.join(', ')}.`,
    double.length > 0 &&
      `Здесь вы и\u00a0другие изменили одно и\u00a0то\u00a0же, оставьте нужное: ${double.join(', ')}.`,
    git(root, ['diff', '--name-only', before, 'HEAD', '--', 'package-lock.json']) &&
      'Обновились пакеты: остановите npm run dev (Ctrl+C), наберите npm ci и\u00a0запустите его снова.',
  ]
    .filter(Boolean)
    .join('\n');
}
