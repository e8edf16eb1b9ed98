import { counted } from '../../content/problems/counted.ts';
import { limits, type Refusal } from '../publish/limits.ts';
import { markLine } from '../publish/mark.ts';
import { code, link } from './code.ts';
import { footer, type Told } from './comment.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)}\u00a0МБ`;
const files = counted(limits.entries, 'файл', 'файла', 'файлов');

/** Why a preview that was built is not published. */
const reasons: Record<Refusal, string> = {
  entries: `В сборке больше, чем ${files}.`,
  bytes: `Сборка больше, чем ${megabytes(limits.preview)}.`,
  empty: 'В сборке нет главной страницы.',
  room: `Место для предпросмотров кончилось: всем вместе отведено ${megabytes(limits.site)}. Когда закроются другие запросы, предпросмотр появится сам.`,
};

/** The preview that stands from an earlier commit. */
export interface Standing {
  commit: string;
}

/**
 * The text of the request's one comment when its latest commit has no preview: what went wrong, and what the address
 * still shows.
 * @param refusal why it was refused, where it was
 */
export function noPreviewComment(told: Told, refusal: Refusal | null, standing: Standing | null): string {
  const isBuilt = told.mark.state !== 'failed';
  const why = !isBuilt
    ? `Почему — ${link('в журнале сборки', told.buildUrl)}.`
    : refusal
      ? reasons[refusal]
      : `Предпросмотр собран, но не опубликован: ${link('журнал', told.publishUrl)}. Через час попытка повторится сама.`;
  const parts = [
    markLine(told.mark),
    `### ${isBuilt ? 'Предпросмотр не опубликован' : 'Предпросмотр не собрался'}`,
    why,
    standing &&
      `По ${link('адресу предпросмотра', told.url)} пока прежний вид, коммит ${code(standing.commit.slice(0, 8))}.`,
    footer(told),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
