import { createElement, useCallback } from 'react';
import { withBase } from '../../content/files/paths.ts';
import { counted } from '../../content/problems/counted.ts';
import type { AboutPage as About } from '../../content/writers/editing.ts';
import { phone } from '../../devices.ts';
import { longDate } from '../../site/numbers-and-dates.ts';
import { ask } from './edit/server.ts';
import { Found } from './Found.tsx';
import { Opening } from './Opening.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import { useAnswer } from './use-answer.ts';
import styles from './WriterBar.module.css';

/** Dev only, in the writers' bar: facts about the current page. */
export function AboutPage({ file, url }: { file: string; url: string }) {
  const about = useAnswer(useCallback(() => ask('about', file), [file]));
  return (
    <>
      {about && (
        <p>
          {counted(about.words, 'слово', 'слова', 'слов')}, {about.minutes}&nbsp;мин чтения.{' '}
          {about.changed ? `Изменена ${longDate(about.changed, 'ru')}.` : 'Ещё не\u00a0отправлена.'}
        </p>
      )}
      {about?.links.length === 0 && <p>На&nbsp;эту страницу не&nbsp;ведёт ни&nbsp;одна ссылка.</p>}
      {about && <Files title="Сюда ведут" files={about.links} />}
      {about && <Files title="Может стоять в&nbsp;списках таких страниц" files={about.lists} />}
      {about && <Changes {...about} />}
      <Opening title="В поиске и соцсетях">
        <Found file={file} />
      </Opening>
      <Opening title="На телефоне и планшете">
        <PageFrame title={`Страница ${url}`} src={withBase(import.meta.env.BASE_URL, url)} first={phone} />
      </Opening>
    </>
  );
}

const Files = ({ title, files }: { title: string; files: readonly string[] }) => (
  <details hidden={files.length === 0}>
    <summary>
      {title}: {counted(files.length, 'файл', 'файла', 'файлов')}
    </summary>
    <ul>
      {files.map((file) => (
        <li key={file}>
          <PlaceButton at={`${file}:1:1`}>{file}</PlaceButton>
        </li>
      ))}
    </ul>
  </details>
);

const tags = { removed: 'del', added: 'ins', same: 'span' } as const;

function Changes({ changes }: About) {
  if (changes === null) return <p>Страница новая: на&nbsp;сайте её ещё нет.</p>;
  if (changes.length === 0) return <p>От&nbsp;опубликованной не&nbsp;отличается.</p>;
  return (
    <details>
      <summary>Что изменилось с&nbsp;публикации</summary>
      {createElement(
        'p',
        { className: styles.changes },
        ...changes.map(({ is, text }) => createElement(tags[is], null, text)),
      )}
    </details>
  );
}
