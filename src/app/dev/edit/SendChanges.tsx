import { createElement, useState } from 'react';
import { recall, remember } from '../../../browser-storage.ts';
import type { SentRequest, Unsent } from '../../../content/writers/editing.ts';
import { Field } from '../../../ui/Field.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { DialogButton, DialogOutside } from './DialogButton.tsx';
import { ask } from './server.ts';

const doneKey = 'sent';
const notNow = 'Нет, не\u00a0сейчас';

/** Buttons that send the changes of all files for review, and change the topic, as `npm run send` and `npm run topic` do. */
export function SendChanges() {
  /** What the last of them has done; kept over a reload, since others' changes may restart the server. */
  const [done, setDone] = useState(() => String(recall('sessionStorage', doneKey) ?? ''));
  const tell = (text: string) => {
    remember('sessionStorage', doneKey, text || null);
    setDone(text);
  };
  return (
    <>
      <DialogButton
        label="Отправить"
        request={async () => <UnsentDialog unsent={await ask('unsent')} onSent={tell} />}
      />
      <DialogButton
        label="Другая тема"
        request={async () => <TopicDialog requests={await ask('requests')} onChanged={tell} />}
      />
      {done && (
        <DialogOutside onClose={() => tell('')}>
          <Dialog title="Готово" buttons={{ save: null, leave: 'Закрыть' }}>
            <p className={styles.lines}>
              {done.split(/(https:\/\/\S+)/).map((part) =>
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
        </DialogOutside>
      )}
    </>
  );
}

function TopicDialog({
  requests,
  onChanged,
}: {
  requests: readonly SentRequest[];
  onChanged: (done: string) => void;
}) {
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

function UnsentDialog({ unsent, onSent }: { unsent: Unsent; onSent: (done: string) => void }) {
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
