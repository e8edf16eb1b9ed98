import { CopyButton } from '../../../ui/CopyButton.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import type { Typed, Unsaved } from './use-writing.ts';

interface NotSavedProps extends Unsaved {
  save: (typed: Typed) => void;
  onClose: () => void;
}

/** Dialog with text that could not be saved: it can be copied, and saved again if that may succeed. */
export function NotSaved({
  opened,
  spot,
  texts,
  below,
  joins,
  why,
  now,
  mayPass,
  save,
  onClose,
}: NotSavedProps) {
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
        leave: now || mayPass ? 'Оставить как в\u00a0файле' : 'Закрыть',
      }}
      isChanged={() => own !== ''}
      onSave={async () => save({ opened: now ?? opened, spot: theirs ?? spot, texts, below, joins })}
      onClose={onClose}
    >
      <p>{now ? 'Пока вы писали, этот текст в\u00a0файле изменили. Выберите, какой останется.' : why}</p>
      <label>
        Ваш текст
        <textarea readOnly rows={4} value={own} />
      </label>
      {own && (
        <CopyButton text={own} label="Скопировать набранное" className={styles.copy}>
          Скопировать
        </CopyButton>
      )}
      {now && (
        <label>
          Теперь в&nbsp;файле
          <textarea readOnly rows={4} value={theirs ? (theirs.text ?? theirs.shown) : gone} />
        </label>
      )}
    </Dialog>
  );
}

const gone = 'Этого текста в\u00a0файле больше нет, или таких теперь несколько.';
