import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import type { EditAnswer, Form, FormField, Opened } from '../../../content/preview/editing.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Scene } from '../../../ui/Scene.tsx';
import type { IconName, SceneName } from '../../../vocabulary.ts';
import { Found } from '../Found.tsx';
import { Dialog, SaveActions } from './Dialog.tsx';
import { formOf, saveValue } from './server.ts';
import styles from './ValueForm.module.css';

export interface ValueFormProps {
  opened: Opened;
  /** The section; `fields` for the page's own. */
  id: string;
  title: string;
  take: (opened: Opened, answer: EditAnswer) => boolean;
  /** A file was chosen for the page's own picture. */
  onPicture: (picture: File) => void;
  onClose: () => void;
}

const keyOf = ({ path }: FormField) => path.join('.');

/** A section's props, or a page's fields, as its schema tells them. What was not touched is not written. */
export function ValueForm({ opened, id, title, take, onPicture, onClose }: ValueFormProps) {
  const [form, setForm] = useState<Form | null>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, FormField['value']>>>({});
  const [refusal, setRefusal] = useState('');
  const addresses = useId();
  useEffect(() => {
    formOf(opened.file, id).then((answer) =>
      'fields' in answer ? setForm(answer) : setRefusal(answer.refusal),
    );
  }, [opened, id]);

  const fields = useMemo(
    () => ({
      ...Object.fromEntries(
        (form?.fields ?? []).flatMap(({ path: [name, ...deeper], value }) =>
          name && deeper.length === 0 && value !== null ? [[name, value]] : [],
        ),
      ),
      ...typed,
    }),
    [form, typed],
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    let now = opened;
    for (const field of form?.fields ?? []) {
      const value = typed[keyOf(field)];
      if (value === undefined || value === field.value) continue;
      const answer = await saveValue(now, id, field, value);
      if (!take(now, answer) || !('done' in answer))
        return setRefusal(
          'refusal' in answer ? answer.refusal : 'Файл тем временем изменили. Откройте форму заново.',
        );
      now = answer.done;
    }
    onClose();
  }

  const isPage = id === 'fields';
  return (
    <Dialog title={title} place={opened.file} wide={isPage} onClose={onClose}>
      <div className={styles.root}>
        <form className={styles.form} onSubmit={(event) => void save(event)}>
          {form?.fields.map((field) => (
            <Value
              key={keyOf(field)}
              field={field}
              addresses={addresses}
              value={typed[keyOf(field)] === undefined ? field.value : (typed[keyOf(field)] ?? null)}
              onChange={(value) => setTyped({ ...typed, [keyOf(field)]: value })}
            />
          ))}
          {isPage && opened.picture !== null && (
            <div className={styles.value}>
              <label htmlFor={`${addresses}-picture`}>Своя картинка</label>
              <input
                id={`${addresses}-picture`}
                type="file"
                accept="image/*"
                onChange={({ target }) => target.files?.[0] && onPicture(target.files[0])}
              />
              <p>Встанет в&nbsp;поле picture. На&nbsp;странице её можно перетащить или вставить.</p>
            </div>
          )}
          <datalist id={addresses}>
            {form?.addresses.map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
          <p role="status">{refusal}</p>
          <SaveActions onClose={onClose} />
        </form>
        {isPage && form && <Found file={opened.file} fields={fields} />}
      </div>
    </Dialog>
  );
}

interface ValueProps {
  field: FormField;
  value: FormField['value'];
  /** Id of the list of addresses. */
  addresses: string;
  onChange: (value: FormField['value']) => void;
}

function Value({ field, value, addresses, onChange }: ValueProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const { kind, description, required, options, most } = field;
  const text = value === null ? '' : String(value);
  const hint = `${id}-hint`;
  // What may be missing goes when it is emptied.
  const set = (next: string) => onChange(next === '' && !required ? null : next);
  const common = { id, required, 'aria-describedby': hint };
  return (
    <div className={styles.value}>
      <label htmlFor={id}>{keyOf(field)}</label>
      {kind === 'switch' ? (
        <input
          {...common}
          required={false}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      ) : kind === 'number' ? (
        <input
          {...common}
          type="number"
          step="any"
          value={text}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      ) : options.length > 0 ? (
        <span className={styles.choice}>
          {kind === 'icon' && text && <Icon name={text as IconName} size={24} />}
          <select {...common} value={text} onChange={(event) => set(event.target.value)}>
            {(value === null || !required) && <option value="">—</option>}
            {options.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </span>
      ) : most !== null && most > 90 ? (
        <textarea {...common} rows={3} value={text} onChange={(event) => set(event.target.value)} />
      ) : (
        <input
          {...common}
          type="text"
          list={kind === 'address' ? addresses : undefined}
          value={text}
          onChange={(event) => set(event.target.value)}
        />
      )}
      {(kind === 'icon' || kind === 'scene') && (
        <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
          <summary>Выбрать по рисунку</summary>
          <div className={kind === 'icon' ? styles.icons : styles.scenes}>
            {(isShown ? options : []).map((name) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                title={name}
                aria-pressed={name === text}
                onClick={() => onChange(name)}
              >
                {kind === 'icon' ? (
                  <Icon name={name as IconName} size={24} />
                ) : (
                  <>
                    <span inert>
                      <Scene name={name as SceneName} crop="card" />
                    </span>
                    {name}
                  </>
                )}
              </button>
            ))}
          </div>
        </details>
      )}
      <p id={hint}>
        {most !== null && (
          <b data-over={text.length > most || undefined}>
            {text.length} из&nbsp;{most}.{' '}
          </b>
        )}
        {description}
      </p>
    </div>
  );
}
