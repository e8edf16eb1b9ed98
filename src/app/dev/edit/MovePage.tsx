import { innerPath, withBase } from '../../../content/files/paths.ts';
import { Dialog, DialogField, Options } from './Dialog.tsx';
import { ask } from './server.ts';

const goTo = (url: string) => location.assign(withBase(import.meta.env.BASE_URL, url));

/** Dialog that gives a page another address. */
export function RenamePage({ file }: { file: string }) {
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

/** Dialog that removes a page, and leads its links to another. */
export function RemovePage({ file, successors }: { file: string; successors: readonly string[] }) {
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
