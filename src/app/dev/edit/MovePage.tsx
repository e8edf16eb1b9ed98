import { useState } from 'react';
import { innerPath, withBase } from '../../../content/files/paths.ts';
import { Dialog, DialogField } from './Dialog.tsx';
import { DialogButton } from './DialogButton.tsx';
import { ask } from './server.ts';

/** Buttons that give a page another address, and remove it, as `npm run rename` and `npm run remove` do. */
export const MovePage = ({ file }: { file: string }) => (
  <>
    <DialogButton label="Переименовать" request={async () => <RenameDialog file={file} />} />
    <DialogButton
      label="Удалить"
      request={async () => <RemoveDialog file={file} successors={await ask('successors', file)} />}
    />
  </>
);

const goTo = (url: string) => location.assign(withBase(import.meta.env.BASE_URL, url));

function RenameDialog({ file }: { file: string }) {
  const before = innerPath(file).split('/').at(-1) ?? '';
  const [name, setName] = useState(before);
  return (
    <Dialog
      title="Переименовать страницу"
      place={file}
      buttons={{ save: 'Переименовать', leave: 'Не\u00a0менять' }}
      onSave={() => ask('rename', file, name).then(goTo)}
      isChanged={() => name !== before}
    >
      <DialogField
        label="Адрес латиницей"
        name="slug"
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
        hint="Ссылки, меню и&nbsp;прежний адрес поведут на&nbsp;новый."
      />
    </Dialog>
  );
}

function RemoveDialog({ file, successors }: { file: string; successors: readonly string[] }) {
  const [successor, setSuccessor] = useState('');
  return (
    <Dialog
      title="Удалить страницу"
      place={file}
      buttons={{ save: 'Удалить', leave: 'Не\u00a0удалять' }}
      hint={'Кнопка «Отменить» вернёт её.'}
      onSave={() => ask('remove', file, successor).then(() => goTo(successor || '/'))}
      isChanged={() => successor !== ''}
    >
      {successors.length > 0 ? (
        <>
          <DialogField
            label="Какая страница её заменяет"
            name="successor"
            list="successors"
            value={successor}
            onChange={({ target }) => setSuccessor(target.value)}
            hint="Начните с&nbsp;«/» и&nbsp;выберите адрес: на&nbsp;него поведут ссылки и&nbsp;прежний адрес. Без замены прежний адрес не&nbsp;откроется, а&nbsp;проверка назовёт ссылки, которые на&nbsp;него остались. Пункты меню уйдут вместе со&nbsp;страницей."
          />
          <datalist id="successors">
            {successors.map((url) => (
              <option key={url} value={url} />
            ))}
          </datalist>
        </>
      ) : (
        <p>Посетители её ещё не&nbsp;видели, поэтому замена не&nbsp;нужна.</p>
      )}
    </Dialog>
  );
}
