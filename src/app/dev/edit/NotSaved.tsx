import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useEditing } from './context.ts';
import { Dialog } from './Dialog.tsx';
import type { Unsaved } from './use-writing.ts';

const changedMeanwhile = 'Пока вы писали, этот текст в\u00a0файле изменили. Выберите, какой останется.';

/** Dialog with text that could not be saved: it can be copied, and saved again if that may succeed. */
export function NotSaved({ opened, spot, texts, below, joins, refusal }: Unsaved) {
  const { act, save } = useEditing();
  const { now, mayPass } = refusal.refused;
  // If texts were added or removed meanwhile, its id may belong to another.
  const isKnown = now?.spots.length === opened.spots.length;
  const theirs = isKnown ? now.spots.find(({ id }) => id === spot.id) : undefined;
  const own = [...texts, below ?? ''].join('\n\n').trim();
  const again = mayPass ? 'Сохранить ещё раз' : null;
  return (
    <Dialog
      title="Не&nbsp;сохранено"
      buttons={{
        save: theirs ? 'Сохранить мой текст' : again,
        leave: theirs || mayPass ? 'Оставить как в\u00a0файле' : 'Закрыть',
      }}
      isChanged={() => own !== ''}
      onSave={async () => act(save({ opened: now ?? opened, spot: theirs ?? spot, texts, below, joins }))}
    >
      <p>{theirs ? changedMeanwhile : refusal.message}</p>
      <Field label="Ваш текст" name="own" multiline readOnly value={own} />
      <p>
        {own && (
          <CopyButton text={own} label="Скопировать набранное">
            Скопировать
          </CopyButton>
        )}
      </p>
      {theirs && (
        <Field
          label={'Теперь в\u00a0файле'}
          name="theirs"
          multiline
          readOnly
          value={theirs.text ?? theirs.shown}
        />
      )}
    </Dialog>
  );
}
