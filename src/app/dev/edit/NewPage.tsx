import { useState } from 'react';
import { remember } from '../../../browser-storage.ts';
import { pagesFolder, withBase } from '../../../content/files/paths.ts';
import { slugify } from '../../../content/files/slugs.ts';
import type { NewKind } from '../../../content/writers/editing.ts';
import { Refusal } from '../../../content/writers/refusal.ts';
import { Field, type FieldProps } from '../../../ui/Field.tsx';
import { editingKey } from './context.ts';
import { Dialog } from './Dialog.tsx';
import { DialogButton } from './DialogButton.tsx';
import { ask } from './server.ts';

/**
 * Button that asks for a page's kind, title and rubric, as `npm run new` does, and opens its draft for editing.
 * @param file of the current page: another of its kind is likely
 */
export const NewPage = ({ file }: { file: string }) => (
  <DialogButton
    label="Новая страница"
    request={() => ask('kinds')}
    dialog={(kinds) => <NewPageDialog kinds={kinds} beside={file} />}
  />
);

const rubricList = 'new-page-rubrics';

function NewPageDialog({ kinds, beside }: { kinds: readonly NewKind[]; beside: string }) {
  const likely =
    kinds.find(({ folder }) => beside.startsWith(folder) && folder !== `${pagesFolder}/`) ?? kinds[0];
  const [values, setValues] = useState({ kind: likely?.command, title: '', category: '', slug: '' });
  /** The field of the last refusal, and its reason. */
  const [wrong, setWrong] = useState<{ field: string; why: string } | null>(null);
  const kind = kinds.find(({ command }) => command === values.kind);
  const fromTitle = slugify(values.title);
  if (!kind) return null;

  async function create({ command, rubric }: NewKind): Promise<void> {
    setWrong(null);
    const category = rubric ? values.category : undefined;
    const url = await ask('create', { ...values, kind: command, category }).catch((error) => {
      const field = error instanceof Refusal && error.refused.field;
      if (!field) throw error;
      setWrong({ field, why: error.message });
      throw new Refusal('Черновик не\u00a0создан: поправьте отмеченное.');
    });
    // Its sample words wait to be replaced.
    remember('sessionStorage', editingKey, true);
    location.assign(withBase(import.meta.env.BASE_URL, url));
  }

  const field = (name: keyof typeof values): Omit<FieldProps, 'label'> & { name: string } => ({
    name,
    value: values[name],
    error: wrong?.field === name ? wrong.why : undefined,
    onChange: ({ target }) => setValues({ ...values, [name]: target.value }),
  });
  return (
    <Dialog
      title="Новая страница"
      place={`${kind.folder}${values.slug || fromTitle || '…'}.mdx`}
      buttons={{ save: 'Создать черновик', leave: 'Не\u00a0создавать' }}
      onSave={() => create(kind)}
      isChanged={() => values.title !== ''}
    >
      <Field {...field('kind')} label="Что создать">
        {kinds.map(({ command, what }) => (
          <option key={command} value={command}>
            {what}
          </option>
        ))}
      </Field>
      <Field {...field('title')} label={kind.title} required />
      {kind.rubric && (
        <Rubric {...kind.rubric} {...field('category')} label="Рубрика" hint={kind.rubric.question} />
      )}
      <Field
        {...field('slug')}
        label="Адрес латиницей"
        placeholder={fromTitle}
        hint="Можно оставить пустым: он получится из&nbsp;названия."
      />
    </Dialog>
  );
}

/** Choice of a rubric; a new one may be typed if the set is open. */
function Rubric({ known, isOpen, ...field }: NonNullable<NewKind['rubric']> & FieldProps) {
  if (isOpen)
    return (
      <>
        <Field {...field} required list={rubricList} />
        <datalist id={rubricList}>
          {known.map((rubric) => (
            <option key={rubric} value={rubric} />
          ))}
        </datalist>
      </>
    );
  return (
    <Field {...field} required>
      <option value="">—</option>
      {known.map((rubric) => (
        <option key={rubric}>{rubric}</option>
      ))}
    </Field>
  );
}
