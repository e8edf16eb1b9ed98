import { useState } from 'react';
import { remember } from '../../../browser-storage.ts';
import { pagesFolder, withBase } from '../../../content/files/paths.ts';
import { slugify } from '../../../content/files/slugs.ts';
import type { NewKind } from '../../../content/writers/editing.ts';
import type { FieldProps } from '../../../ui/Field.tsx';
import { editingKey } from './context.ts';
import { Dialog, DialogField, Options } from './Dialog.tsx';
import { ask } from './server.ts';

/**
 * Dialog that asks for a page's kind, title and rubric, and opens its draft for editing.
 * @param beside the file of the current page: another of its kind is likely
 */
export function NewPage({ kinds, beside }: { kinds: readonly NewKind[]; beside: string }) {
  const likely =
    kinds.find(({ folder }) => beside.startsWith(folder) && folder !== `${pagesFolder}/`) ?? kinds[0];
  const [values, setValues] = useState({ kind: likely?.command, title: '', category: '', slug: '' });
  const kind = kinds.find(({ command }) => command === values.kind);
  const fromTitle = slugify(values.title);
  if (!kind) return null;

  async function create({ command, rubric }: NewKind): Promise<void> {
    const category = rubric ? values.category : undefined;
    const url = await ask('create', { ...values, kind: command, category });
    // Its sample words wait to be replaced.
    remember('sessionStorage', editingKey, true);
    location.assign(withBase(import.meta.env.BASE_URL, url));
  }

  const field = (name: keyof typeof values): Pick<FieldProps, 'name' | 'value' | 'onChange'> => ({
    name,
    value: values[name],
    onChange: ({ target }) => setValues({ ...values, [name]: target.value }),
  });
  const rubrics = <Options of={kind.rubric?.known ?? []} />;
  return (
    <Dialog
      title="Новая страница"
      place={`${kind.folder}${values.slug || fromTitle || '…'}.mdx`}
      buttons={{ save: 'Создать черновик', leave: 'Не\u00a0создавать' }}
      onSave={() => create(kind)}
      isChanged={() => values.title !== ''}
    >
      <DialogField {...field('kind')} label="Что создать">
        {kinds.map(({ command, what }) => (
          <option key={command} value={command}>
            {what}
          </option>
        ))}
      </DialogField>
      <DialogField {...field('title')} label={kind.title} required />
      {kind.rubric && (
        <DialogField
          {...field('category')}
          label="Рубрика"
          hint={kind.rubric.question}
          required
          list="rubrics"
        >
          {kind.rubric.isOpen ? null : (
            <>
              <option value="">—</option>
              {rubrics}
            </>
          )}
        </DialogField>
      )}
      <datalist id="rubrics">{rubrics}</datalist>
      <DialogField
        {...field('slug')}
        label="Адрес латиницей"
        placeholder={fromTitle}
        hint="Можно оставить пустым: он получится из&nbsp;названия."
      />
    </Dialog>
  );
}
