import { innerPath, withBase } from '../../../content/files/paths.ts';
import { Dialog, DialogField, Options } from './Dialog.tsx';
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
  return (
    <Dialog
      title="Переименовать страницу"
      place={file}
      buttons={{ save: 'Переименовать', leave: 'Не\u00a0менять' }}
      onSave={(values) => ask('rename', file, String(values.get('slug'))).then(goTo)}
    >
      <DialogField
        label="Адрес латиницей"
        name="slug"
        required
        defaultValue={before}
        hint="Ссылки, меню и&nbsp;прежний адрес поведут на&nbsp;новый."
      />
    </Dialog>
  );
}

function RemoveDialog({ file, successors }: { file: string; successors: readonly string[] }) {
  const remove = async (successor: string) => {
    await ask('remove', file, successor);
    goTo(successor || '/');
  };
  return (
    <Dialog
      title="Удалить страницу"
      place={file}
      buttons={{ save: 'Удалить', leave: 'Не\u00a0удалять' }}
      hint={'Кнопка «Отменить» вернёт её.'}
      onSave={(values) => remove(String(values.get('successor') ?? ''))}
    >
      {successors.length > 0 ? (
        <>
          <DialogField
            label="Какая страница её заменяет"
            name="successor"
            list="successors"
            hint="Начните с&nbsp;«/» и&nbsp;выберите адрес: на&nbsp;него поведут ссылки и&nbsp;прежний адрес. Без замены прежний адрес не&nbsp;откроется, а&nbsp;проверка назовёт ссылки, которые на&nbsp;него остались. Пункты меню уйдут вместе со&nbsp;страницей."
          />
          <datalist id="successors">
            <Options of={successors} />
          </datalist>
        </>
      ) : (
        <p>Посетители её ещё не&nbsp;видели, поэтому замена не&nbsp;нужна.</p>
      )}
    </Dialog>
  );
}
