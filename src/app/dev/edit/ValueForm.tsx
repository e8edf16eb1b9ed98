import { useEffect, useState } from 'react';
import type { Block, Form, FormField, Opened } from '../../../content/writers/editing.ts';
import { Refusal } from '../../../content/writers/refusal.ts';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Scene } from '../../../ui/Scene.tsx';
import type { IconName, SceneName } from '../../../vocabulary.ts';
import tools from '../buttons.module.css';
import { Found } from '../Found.tsx';
import { Opening } from '../Opening.tsx';
import { AddPicture } from './AddPicture.tsx';
import { useEditing } from './context.ts';
import { Dialog, DialogField, Options } from './Dialog.tsx';
import { settings } from './find-spot.ts';
import { ask, refusalIn } from './server.ts';
import styles from './ValueForm.module.css';

interface ValueFormProps {
  opened: Opened;
  /** The section; without it, the file's fields. */
  block?: Block | undefined;
  /** The value to focus, or `picture`; by default, the first one. */
  at?: string;
}

/** A value as text for its input: lists with one item per line. */
const textOf = (value: FormField['value'] | undefined): string =>
  Array.isArray(value) ? value.join('\n') : String(value ?? '');
const keyOf = ({ path }: FormField) => path.join('.');

/** Values by the names of their fields. */
type Values = Readonly<Record<string, FormField['value']>>;

/** The values of a form that its file has. */
const valuesOf = (form: Form | undefined): Values =>
  Object.fromEntries(
    (form?.fields ?? []).flatMap((field) => (field.value === null ? [] : [[keyOf(field), field.value]])),
  );

/** Form for a section's props or a page's fields, generated from the schema. Only changed values are written. */
export function ValueForm({ opened: asked, block, at }: ValueFormProps) {
  const id = block?.id ?? 'fields';
  const { open, write } = useEditing();
  /** The file as the form has it: as others have changed it, once it is known that they have. */
  const [opened, setOpened] = useState(asked);
  /** The form as it was at first, and as it is now. */
  const [[first, form], setForms] = useState<readonly Form[]>([]);
  const [typed, setTyped] = useState<Values>({});
  /** `alt` of the page's own picture. */
  const [shown, setShown] = useState(asked.picture);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const show = (form: Form) => setForms([form, form]);
    ask('form', asked.file, asked.source, id).then(show, (error) => setFailure(refusalIn(error)));
  }, [asked, id]);
  const values = { ...valuesOf(form), ...typed };

  const changes = () =>
    (form?.fields ?? []).flatMap((field) => {
      const value = values[keyOf(field)] ?? null;
      return textOf(value) === textOf(field.value) ? [] : [{ path: field.path, value }];
    });

  async function save(): Promise<void> {
    const changed = changes();
    try {
      if (changed.length > 0) await write(opened, { do: 'values', id, values: changed });
    } catch (error) {
      const now = error instanceof Refusal ? error.refused.now : null;
      if (!first || !now) throw error;
      setForms([first, await ask('form', now.file, now.source, id)]);
      setOpened(now);
      throw new Refusal(
        'Пока вы писали, отмеченные поля в\u00a0файле изменили. Сохраните ещё раз\u00a0— останется ваше.',
      );
    }
  }

  const isPage = !block && opened.file !== settings;
  const focused = Math.max(0, form?.fields.findIndex(({ value }) => String(value) === at) ?? 0);
  const ofFile = isPage ? 'Поля страницы' : 'Настройки сайта';
  return (
    <Dialog
      title={block ? `Свойства «${block.label}»` : ofFile}
      place={opened.file}
      wide={isPage}
      hint={failure}
      onSave={failure ? null : save}
      isChanged={() => changes().length > 0}
    >
      {Object.entries(form?.suggested ?? {}).map(([kind, values]) => (
        <datalist key={kind} id={`edit-${kind}`}>
          <Options of={values} />
        </datalist>
      ))}
      <div className={styles.root}>
        <div className={styles.values}>
          {form?.fields.map((field, index) => (
            <Value
              // An input of a number keeps its text otherwise.
              key={`${keyOf(field)} ${field.value}`}
              field={field}
              isTheirs={
                keyOf(field) in typed && textOf(valuesOf(first)[keyOf(field)]) !== textOf(field.value)
              }
              isFocused={index === focused && at !== 'picture'}
              value={values[keyOf(field)] ?? null}
              onChange={(value) => setTyped({ ...typed, [keyOf(field)]: value })}
            />
          ))}
          {isPage && shown !== null && (
            <Field
              type="file"
              name="picture"
              autoFocus={at === 'picture'}
              label="Своя картинка"
              hint={
                <>
                  {shown && <b>Сейчас на&nbsp;странице: «{shown}». </b>}
                  Встанет в&nbsp;поле picture. На&nbsp;странице её можно перетащить или вставить.
                </>
              }
              accept="image/*"
              onChange={({ target }) => {
                const picture = 'files' in target ? target.files?.[0] : undefined;
                const own = { opened, id, alt: shown, onAdded: setShown };
                if (picture) open(<AddPicture {...own} picture={picture} />);
                // Allows choosing the same file again.
                target.value = '';
              }}
            />
          )}
          {form && form.elsewhere.length > 0 && (
            <p>
              Наборы значений ({form.elsewhere.join(', ')}) добавляют в&nbsp;исходном тексте
              {block ? ' блока' : ' файла, в\u00a0полях между\u00a0---'}.
            </p>
          )}
        </div>
        {isPage && form && <Found file={opened.file} fields={values} />}
      </div>
    </Dialog>
  );
}

/** Input type of a single-line value; an invalid date stays visible as text. */
function typeOf({ kind, value }: FormField): string {
  if (kind === 'switch') return 'checkbox';
  if (kind === 'day') return value === null || /^\d{4}-\d\d-\d\d$/.test(String(value)) ? 'date' : 'text';
  return kind === 'number' ? 'number' : 'text';
}

/**
 * Returns a description without how values are written in a file, and without the name that it starts with, which is the label
 * already, unless it is one phrase with it.
 */
function without(name: string, written: string): string {
  const description = written
    .replace(/^true — (.)/, (_, letter) => letter.toUpperCase())
    .replace(/ Пример: \[.+\]\.$/, '');
  if (!description.startsWith(name)) return description;
  const [, text = description] =
    /^(?:[.:;]|,(?= (?:до|от) \d))\s*(.*)/.exec(description.slice(name.length)) ?? [];
  // Values such as «tutors» stay as they are written.
  return text.replace(/^[а-яё]/, (letter) => letter.toUpperCase());
}

interface ValueProps {
  field: FormField;
  value: FormField['value'];
  /** Whether others have changed it meanwhile. */
  isTheirs: boolean;
  isFocused: boolean;
  onChange: (value: FormField['value']) => void;
}

function Value({ field, value, isTheirs, isFocused, onChange }: ValueProps) {
  const { name, kind, description, required, options, most } = field;
  const text = textOf(value);
  const isSwitch = kind === 'switch';
  const onTyped = (typed: string) => {
    if (kind === 'list') onChange(typed === '' ? [] : typed.split('\n'));
    else if (kind === 'number') onChange(typed === '' ? null : Number(typed));
    // An optional value is removed when emptied.
    else onChange(typed === '' && !required ? null : typed);
  };
  return (
    <div className={styles.value}>
      <DialogField
        label={
          <>
            {kind === 'icon' && text && <Icon name={text as IconName} size={24} />}
            {name} <code>{keyOf(field)}</code>
          </>
        }
        name={keyOf(field)}
        required={required && !isSwitch}
        autoFocus={isFocused}
        error={isTheirs ? `Теперь в\u00a0файле: ${textOf(field.value) || 'пусто'}` : undefined}
        hint={
          <>
            {kind === 'list' && 'По\u00a0одному в\u00a0строке. '}
            {most !== null && (
              <b data-over={text.length > most || undefined}>
                {text.length} из&nbsp;{most}.{' '}
              </b>
            )}
            {without(name, description)}
          </>
        }
        type={typeOf(field)}
        multiline={kind === 'list' || (most !== null && most > 90)}
        rows={3}
        step={kind === 'number' ? 'any' : undefined}
        list={`edit-${kind}`}
        // While typing, «1.0» of «1.05» has the same value as «1»: the input keeps its text.
        {...(kind === 'number' ? { defaultValue: text } : { value: text })}
        checked={isSwitch ? value === true : undefined}
        onChange={({ target }) =>
          isSwitch && 'checked' in target ? onChange(target.checked) : onTyped(target.value)
        }
      >
        {options.length > 0 && (
          <>
            {(value === null || !required) && <option value="">—</option>}
            <Options of={[...new Set([text, ...options])].filter(Boolean)} />
          </>
        )}
      </DialogField>
      {(kind === 'icon' || kind === 'scene') && (
        <Opening title="Выбрать по рисунку">
          <div className={`${tools.buttons} ${kind === 'icon' ? styles.icons : styles.scenes}`}>
            {options.map((option) => (
              <button
                key={option}
                type="button"
                title={option}
                aria-pressed={option === text}
                onClick={() => onChange(option)}
              >
                <span inert>
                  {kind === 'icon' ? (
                    <Icon name={option as IconName} size={24} />
                  ) : (
                    <Scene name={option as SceneName} crop="card" />
                  )}
                </span>
                {kind === 'scene' && option}
              </button>
            ))}
          </div>
        </Opening>
      )}
    </div>
  );
}
