import { createElement, useState } from 'react';
import type { Unsent } from '../../../content/writers/editing.ts';
import { Field } from '../../../ui/Field.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogButton, DialogOutside } from './DialogButton.tsx';
import styles from './SendChanges.module.css';
import { ask } from './server.ts';

/** Button that shows the changes of all files, and sends them for review as `npm run send` does. */
export function SendChanges() {
  /** What the last sending has done. */
  const [sent, setSent] = useState('');
  return (
    <>
      <DialogButton
        label="Отправить"
        request={() => ask('unsent')}
        dialog={(unsent) => <UnsentDialog unsent={unsent} onSent={setSent} />}
      />
      {sent && (
        <DialogOutside onClose={() => setSent('')}>
          <Dialog title={'На\u00a0просмотре'} buttons={{ save: null, leave: 'Закрыть' }}>
            <p className={styles.lines}>
              {sent.split(/(https:\/\/\S+)/).map((part) =>
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

function UnsentDialog({ unsent, onSent }: { unsent: Unsent; onSent: (done: string) => void }) {
  const [message, setMessage] = useState(unsent.message);
  const [isSending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    return ask('send', message)
      .then(onSent)
      .finally(() => setSending(false));
  };
  return (
    <Dialog
      title={'Отправить на\u00a0просмотр'}
      wide
      buttons={{ save: isSending ? null : 'Отправить', leave: isSending ? 'Закрыть' : 'Нет, не\u00a0сейчас' }}
      hint={isSending ? 'Проверяем сайт и\u00a0отправляем…' : ''}
      onSave={send}
      isChanged={() => message !== unsent.message}
    >
      {unsent.notes.map((note) => (
        <p key={note} className={styles.lines}>
          {note}
        </p>
      ))}
      {!unsent.isRecorded && (
        <Field
          label="Что сделано"
          name="message"
          required
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
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
