import { createElement, useState } from 'react';
import type { SentRequest, Unsent } from '../../../content/writers/editing.ts';
import { Field } from '../../../ui/Field.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { ask } from './server.ts';

const notNow = 'Нет, не\u00a0сейчас';

/** Dialog with what was done; its addresses are links. */
export const Done = ({ text }: { text: string }) => (
  <Dialog title="Готово">
    <p className={styles.lines}>
      {text.split(/(https:\/\/\S+)/).map((part) =>
        part.startsWith('https:') ? (
          <a key={part} href={part} target="_blank" rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  </Dialog>
);

interface ChangeTopicProps {
  requests: readonly SentRequest[];
  onChanged: (done: string) => void;
}

/** Dialog that begins another topic, or goes back to one. */
export function ChangeTopic({ requests, onChanged }: ChangeTopicProps) {
  const [branch, setBranch] = useState('');
  return (
    <Dialog
      title="Другая тема"
      buttons={{ save: branch ? 'Вернуться' : 'Начать', leave: notNow }}
      saving={'Берём с\u00a0сервера чужие правки…'}
      onSave={() => ask('changeTopic', branch).then(onChanged)}
    >
      {requests.length > 0 && (
        <Field label="Тема" name="branch" value={branch} onChange={({ target }) => setBranch(target.value)}>
          <option value="">новая</option>
          {requests.map(({ branch: name, subject }) => (
            <option key={name} value={name}>{`${subject} (${name})`}</option>
          ))}
        </Field>
      )}
      <p>
        {branch
          ? 'Страницы станут такими, какие в\u00a0этом запросе, и\u00a0следующая отправка добавит правки к\u00a0нему.'
          : 'Страницы станут такими, какие они у\u00a0всех; отправленное остаётся в\u00a0своём запросе. Правки, которые вы ещё не\u00a0отправили, останутся и\u00a0войдут в\u00a0новый.'}
      </p>
    </Dialog>
  );
}

/** Dialog that shows the changes of all files and sends them for review. */
export function SendChanges({ unsent, onSent }: { unsent: Unsent; onSent: (done: string) => void }) {
  return (
    <Dialog
      title={'Отправить на\u00a0просмотр'}
      wide
      buttons={{ save: 'Отправить', leave: notNow }}
      saving={'Проверяем сайт и\u00a0отправляем…'}
      onSave={(values) => ask('send', String(values.get('message') ?? unsent.message)).then(onSent)}
    >
      {unsent.notes.map((note) => (
        <p key={note} className={styles.lines}>
          {note}
        </p>
      ))}
      {!unsent.isRecorded && (
        <Field label="Что сделано" name="message" required defaultValue={unsent.message} />
      )}
      {createElement('pre', { className: styles.lines }, ...unsent.changes.split('\n').map(changedLine))}
    </Dialog>
  );
}

/** A line as `npm run send` prints it: what has gone begins with `-`, what is new with `+`. */
function changedLine(line: string) {
  const tag = /^ {2}\+/.test(line) ? 'ins' : /^ {2}-/.test(line) ? 'del' : 'span';
  return createElement(tag, null, `${line}\n`);
}
