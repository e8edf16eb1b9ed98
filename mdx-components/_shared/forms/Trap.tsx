import { useLabels } from '../../../src/site/hooks.ts';

/** Robots fill every field they find; people never see this one. */
export const honeypot = 'website';

/**
 * The field that only robots fill. It is visually hidden but displayed, since robots recognise `display: none`. A form
 * with a value in it is confirmed but not sent.
 */
export function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {useLabels().forms.leaveEmpty}
        <input name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
