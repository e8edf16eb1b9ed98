import { type ReactNode, useState } from 'react';
import { recall, remember } from '../../../browser-storage.ts';
import { isNotFoundFile } from '../../../content/files/paths.ts';
import { CloseContext } from './context.ts';
import { RemovePage, RenamePage } from './MovePage.tsx';
import { NewPage } from './NewPage.tsx';
import { Outside } from './Outside.tsx';
import { ChangeTopic, Done, SendChanges } from './SendChanges.tsx';
import { ask, refusalIn } from './server.ts';

/** Files of pages that can be moved: those of the workshop have none, and the others' names are fixed. */
const isMovable = (file: string) =>
  file.startsWith('pages/') && file !== 'pages/index.mdx' && !isNotFoundFile(file);

type Action = [label: string, dialogNow: () => Promise<ReactNode>];

const doneKey = 'sent';

/**
 * Buttons in the writers' bar for what is done with whole files, as the commands `new`, `rename`, `remove`, `send` and `topic` do
 * it: each opens a dialog. What the server refuses is said beside them.
 * @param file of the current page
 */
export function BarActions({ file }: { file: string }) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const [refusal, setRefusal] = useState('');
  /** What the last dialog has sent or changed; kept over a reload, since others' changes may restart the server. */
  const [done, setDone] = useState(() => String(recall('sessionStorage', doneKey) ?? ''));
  const tell = (text: string) => {
    remember('sessionStorage', doneKey, text || null);
    setDone(text);
  };
  const moving: Action[] = [
    ['Переименовать', async () => <RenamePage file={file} />],
    ['Удалить', async () => <RemovePage file={file} successors={await ask('successors', file)} />],
  ];
  const actions: Action[] = [
    ['Новая страница', async () => <NewPage kinds={await ask('kinds')} beside={file} />],
    ...(isMovable(file) ? moving : []),
    ['Отправить', async () => <SendChanges unsent={await ask('unsent')} onSent={tell} />],
    ['Другая тема', async () => <ChangeTopic requests={await ask('requests')} onChanged={tell} />],
  ];
  return (
    <>
      {actions.map(([label, dialogNow]) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            setRefusal('');
            dialogNow().then(setDialog, (error) => setRefusal(refusalIn(error)));
          }}
        >
          {label}
        </button>
      ))}
      <span role="status">{refusal}</span>
      <Outside>
        <CloseContext value={() => setDialog(null)}>{dialog}</CloseContext>
        <CloseContext value={() => tell('')}>{done && <Done text={done} />}</CloseContext>
      </Outside>
    </>
  );
}
