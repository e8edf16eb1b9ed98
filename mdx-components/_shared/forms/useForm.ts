import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldsIn, recall, remember } from '../../../src/browser-storage.ts';
import { useLabels, usePage, useSite } from '../../../src/site/hooks.ts';
import { notify } from '../../../src/ui/toast.ts';
import { honeypotName } from './Honeypot.tsx';
import { type Letter, openLetter, tellLetter, writeLetter } from './letter.ts';
import {
  cleaned,
  type FieldName,
  type FieldProblem,
  type FieldValues,
  isFieldName,
  problemOf,
} from './rules.ts';
import { send } from './send.ts';

/** `written`: the site has no endpoint, so the form became an e-mail in the visitor's mail program. */
export type FormStatus = 'idle' | 'sending' | 'sent' | 'written' | 'offline' | 'failed';
type Problems = Partial<Record<FieldName, FieldProblem | null>>;

export type OnAccepted = (form: HTMLFormElement, values: FieldValues) => void;

/** Returns the typed values of known fields only, so neither the honeypot nor foreign inputs are sent. */
function valuesOf(form: HTMLFormElement): FieldValues {
  const entries = [...new FormData(form)].filter(([name]) => isFieldName(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, cleaned(name, String(value))]));
}

/** Writes stored values into fields that are empty: text typed before hydration is newer. */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value ||= String(value);
  }
}

/**
 * The behaviour of every message form (tests/spec/05-validation.spec.ts): a field shows its error when left while invalid
 * or, changed, when typing pauses; a submit shows all errors and focuses the first invalid field; a valid submit clears
 * errors and resets. It is posted to the endpoint of the settings or, without one, opened in the visitor's mail program.
 * Fields are uncontrolled, so text typed before hydration is kept.
 * @param onAccepted called with the typed values after the reset of a valid form
 * @param anyName as for `problemOf`
 */
export function useForm(fields: readonly FieldName[], onAccepted?: OnAccepted, anyName?: boolean) {
  const { settings } = useSite();
  const { url } = usePage();
  const labels = useLabels().forms;
  const form = useRef<HTMLFormElement>(null);
  /** Whether nothing was typed since the last success. */
  const isDone = useRef(false);
  const draftKey = useDraft(form, isDone);
  const sending = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [problems, setProblems] = useState<Problems>({});
  const [status, setStatus] = useState<FormStatus>('idle');
  const [letter, setLetter] = useState<Letter | null>(null);
  const isPressing = usePressing();
  useLayoutEffect(() => {
    // Until now the browser validates the fields and sends the form to `address`.
    if (form.current) form.current.noValidate = true;
  }, []);

  const endpoint = settings.forms?.endpoint;
  const email = settings.emails.support;
  const words = { sent: labels.sent, offline: labels.offline, failed: labels.failed(email) };

  const check = ({ name, value, maxLength }: Pick<HTMLInputElement, 'name' | 'value' | 'maxLength'>) => {
    if (!isFieldName(name) || !fields.includes(name)) return;
    // Browsers cut before a character of two units, so one may be missing.
    const problem =
      problemOf(name, value, anyName) ?? (maxLength > 0 && value.length >= maxLength - 1 ? 'full' : null);
    setProblems((others) => ({ ...others, [name]: problem }));
  };
  const leave = ({ name, value, maxLength }: HTMLInputElement) => {
    if (!isPressing.current) check({ name, value, maxLength });
    // An error shown now would move the pressed element from under the pointer, and the press would do nothing.
    else addEventListener('mouseup', () => setTimeout(check, 0, { name, value, maxLength }), { once: true });
  };

  const finish = (result: FormStatus, element: HTMLFormElement, values: FieldValues) => {
    setStatus(result);
    if (result === 'failed' || result === 'offline') return void notify(words[result], 'error');
    // Not if more was typed during the request.
    if (JSON.stringify(values) === JSON.stringify(valuesOf(element))) {
      // After Enter in a field, leaving that field would report it as empty, so the focus moves to the button.
      if (element.contains(document.activeElement))
        element.querySelector<HTMLElement>('[type="submit"]')?.focus();
      setProblems({});
      element.reset();
      // The page may have been left meanwhile: what was kept has been sent. A letter may get lost with this page, e.g. in an
      // app's browser without mail, so it is kept for the page's next load.
      remember(storage, draftKey.current, result === 'written' ? values : null);
      isDone.current = true;
    }
    onAccepted?.(element, values);
    if (result === 'sent') notify(words.sent, 'success');
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    // Pressed again, maybe twice in a row: nothing is sent, but the emptied form would look dead.
    if (isDone.current) return letter ? tellLetter(letter, labels) : notify(words.sent, 'success');
    const element = event.currentTarget;
    const values = valuesOf(element);
    const found: Problems = {};
    for (const name of fields) found[name] = problemOf(name, values[name] ?? '', anyName);
    setProblems(found);
    const first = fields.find((name) => found[name]);
    if (first) {
      setStatus('idle');
      const control = element.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    if (!endpoint) {
      const written = writeLetter(email, values, labels.letter.subject(settings.brand), labels);
      openLetter(written);
      setLetter(written);
      finish('written', element, values);
      return tellLetter(written, labels);
    }
    sending.current = true;
    setStatus('sending');
    const isRobot = new FormData(element).get(honeypotName);
    const result = isRobot ? 'failed' : await send(endpoint, { ...values, page: url });
    sending.current = false;
    finish(result, element, values);
  };

  return {
    status,
    /** The results of sending, in words. */
    words,
    /** The e-mail that replaces a form without an endpoint. */
    letter,
    /** Whether the submit button opens an e-mail instead of sending. */
    isLetter: !endpoint,
    errorOf: (name: FieldName, required = labels.required[name]): string | undefined => {
      const invalid: Partial<Record<FieldName, string>> = labels.invalid;
      const problem = problems[name];
      return problem ? { required, invalid: invalid[name], full: labels.full }[problem] : undefined;
    },
    formProps: {
      ref: form,
      method: 'post' as const,
      encType: 'text/plain' as const,
      onChange: ({ target }: { target: EventTarget }) => {
        const { name, value, maxLength } = target as HTMLInputElement;
        isDone.current = false;
        clearTimeout(pause.current);
        if (isFieldName(name) && problems[name]) check({ name, value, maxLength });
        // Half an address is not wrong yet: a new error waits until the visitor stops typing.
        else pause.current = setTimeout(check, 700, { name, value, maxLength });
      },
      // A field that is still active has only lost the window's focus, e.g. to an app with the phone number.
      onBlur: ({ target }: { target: EventTarget }) =>
        target !== document.activeElement && leave(target as HTMLInputElement),
      onSubmit: submit,
    },
    /** URL of a submit without script. Set on the button, since browsers call a form with `mailto:` insecure. */
    address: endpoint ?? `mailto:${email}`,
  };
}
export type Form = ReturnType<typeof useForm>;

const storage = 'sessionStorage';

/**
 * Keeps text typed and not sent, by page and form, for visitors who come back in this tab, also by a page load.
 * @param isSent whether there is nothing to keep when the tab is hidden
 * @returns its key in the storage
 */
function useDraft(form: RefObject<HTMLFormElement | null>, isSent: RefObject<boolean>) {
  const { url } = usePage();
  const key = useRef('');
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const own = `draft ${url} ${[...document.forms].indexOf(element)}`;
    key.current = own;
    fillEmpty(element, fieldsIn(recall(storage, own)));
    const keep = () => void remember(storage, own, valuesOf(element));
    // Phones discard hidden tabs without another event.
    const hide = () => isSent.current || keep();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      keep();
    };
  }, [url, form, isSent]);
  return key;
}

/** Whether something on the page is being pressed: with a mouse, or with a tap, which becomes a mouse press. */
function usePressing() {
  const isPressing = useRef(false);
  useEffect(() => {
    const note = ({ type }: MouseEvent) => {
      isPressing.current = type === 'mousedown';
    };
    for (const type of ['mousedown', 'mouseup'] as const) addEventListener(type, note, true);
    return () => {
      for (const type of ['mousedown', 'mouseup'] as const) removeEventListener(type, note, true);
    };
  }, []);
  return isPressing;
}
