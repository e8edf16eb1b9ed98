import { useLabels } from '../../../src/site/hooks.ts';

/** Robots fill every field they find; people never see this one. No word by which password managers fill fields. */
export const honeypotName = 'more';

/**
 * The field that only robots fill. It is visually hidden but displayed, since robots recognise `display: none`. A form
 * with a value in it is not sent. It says so: if it was a person's password manager after all, the person writes an e-mail.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {useLabels().forms.leaveEmpty}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
