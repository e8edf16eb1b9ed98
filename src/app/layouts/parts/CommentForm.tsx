import { useEffect, useRef } from 'react';
import { MessageForm } from '../../../../mdx-components/_shared/forms/MessageForm.tsx';
import { recall, remember } from '../../../memory.ts';
import { useLabels, usePage, useSite } from '../../../site/hooks.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Section } from '../../../ui/Section.tsx';
import styles from './CommentForm.module.css';

const fields = ['name', 'email', 'message'] as const;
const rememberBox = 'remember';

/** Details stored on request, in this browser only. */
const kept = ['name', 'email'] as const;
type Details = Record<(typeof kept)[number], string>;
const place = 'localStorage';
const key = 'comment-details';

/** The stored details; null if there are none or they are invalid. */
function recallDetails(): Details | null {
  const { name, email } = (recall(place, key) ?? {}) as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
}

/** Fills empty fields with the stored details. */
function fill(form: HTMLFormElement): boolean {
  const details = recallDetails();
  if (!details) return false;
  for (const name of kept) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value === '') control.value = details[name];
  }
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
    <Section data-no-print="" data-search-skip="">
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
          onAccepted={(form, { name = '', email = '' }) => {
            if (!ticked.current) return;
            remember(place, key, { name, email });
            fill(form);
          }}
        >
          <Checkbox
            name={rememberBox}
            label={labels.remember}
            onChange={({ currentTarget: { checked } }) => {
              ticked.current = checked;
              if (!checked) remember(place, key, null);
            }}
          />
        </MessageForm>
      </div>
    </Section>
  );
}
