import { useState } from 'react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useEditing } from './context.ts';
import { Dialog } from './Dialog.tsx';
import type { Typed, Unsaved } from './use-writing.ts';

export const changedMeanwhile =
  'Пока вы писали, этот текст в\u00a0файле изменили. Выберите, какой останется.';

/** Labels of a dialog in which one of two texts is chosen. */
export const conflictLabels = { save: 'Сохранить мой текст', leave: 'Оставить как в\u00a0файле' };

/** The other text of a conflict. */
export const InFile = ({ text }: { text: string }) => (
  <Field label={'Теперь в\u00a0файле'} name="theirs" multiline readOnly value={text} />
);

/** Dialog with words that could not be saved: they can be copied, and saved again if that may succeed. */
export function NotSaved({ change, words, refusal }: Unsaved) {
  const { act, save } = useEditing();
  const [own, setOwn] = useState(words);
  const { now, mayPass } = refusal.refused;
  const theirs = now?.spots.find(({ id }) => id === change?.spot.id);
  const again = async (own: Typed) =>
    act(save({ ...own, opened: now ?? own.opened, spot: theirs ?? own.spot }));
  return (
    <Dialog
      title="Не&nbsp;сохранено"
      buttons={theirs ? conflictLabels : { ...conflictLabels, save: 'Сохранить ещё раз' }}
      isChanged={() => own !== ''}
      onSave={change && (theirs || mayPass) ? () => again(change) : null}
    >
      <p>{theirs ? changedMeanwhile : refusal.message || 'Набранное некуда поставить.'}</p>
      <Field
        label="Ваш текст"
        name="own"
        multiline
        // Of words for a text that did not open, some may still be on their way.
        readOnly={change !== null}
        onFocus={({ target }) => 'select' in target && target.setSelectionRange(own.length, own.length)}
        value={own}
        onChange={({ target }) => setOwn(target.value)}
      />
      <p>
        {own && (
          <CopyButton text={own} label="Скопировать набранное">
            Скопировать
          </CopyButton>
        )}
      </p>
      {theirs && <InFile text={theirs.text ?? theirs.shown} />}
    </Dialog>
  );
}
