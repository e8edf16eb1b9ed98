import { useEffect, useRef } from 'react';
import { MessageForm } from '../../../../mdx-components/_shared/forms/MessageForm.tsx';
import { fillEmpty } from '../../../../mdx-components/_shared/forms/useForm.ts';
import { fieldsIn, recall, remember } from '../../../browser-storage.ts';
import { useLabels, usePage, useSite } from '../../../site/hooks.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Section } from '../../../ui/Section.tsx';
import styles from './CommentForm.module.css';

const fields = ['name', 'email', 'message'] as const;
const rememberBox = 'remember';

/** Name and e-mail, stored on request and in this browser only. */
const storage = 'localStorage';
const storageKey = 'comment-details';

/** Fills empty fields with the stored details. Returns false if there are none or they are invalid. */
function fill(form: HTMLFormElement): boolean {
  const { name, email } = fieldsIn(recall(storage, storageKey));
  if (typeof name !== 'string' || typeof email !== 'string') return false;
  fillEmpty(form, { name, email });
  const box = form.elements.namedItem(rememberBox);
  if (box instanceof HTMLInputElement) box.checked = true;
  return true;
}

/** Comment form of a post: full name, e-mail and comment are required; details are stored on request. */
export function CommentForm() {
  const { comment: labels } = useLabels().post;
  const { title } = usePage();
  const { settings } = useSite();
  const root = useRef<HTMLDivElement>(null);
  const ticked = useRef(false);

  useEffect(() => {
    const form = root.current?.querySelector('form');
    if (!form) return;
    const box = form.elements.namedItem(rememberBox);
    // The box may have been ticked before hydration.
    ticked.current = fill(form) || (box instanceof HTMLInputElement && box.checked);
  }, []);

  return (
    <Section className="no-print" data-search-skip="">
      <div ref={root} className={styles.root}>
        <div className={styles.words}>
          <h2>{labels.heading}</h2>
          <p>{labels.text}</p>
          {!settings.forms?.endpoint && <p className={styles.note}>{labels.notShown}</p>}
        </div>
        <MessageForm
          fields={fields}
          subject={labels.subject(title)}
          message={labels}
          submitLabel={labels.submit}
          anyName
          onAccepted={(form, { name = '', email = '' }) => {
            if (!ticked.current) return;
            remember(storage, storageKey, { name, email });
            fill(form);
          }}
        >
          <Checkbox
            name={rememberBox}
            label={labels.remember}
            onChange={({ currentTarget: { checked } }) => {
              ticked.current = checked;
              if (!checked) remember(storage, storageKey, null);
            }}
          />
        </MessageForm>
      </div>
    </Section>
  );
}
