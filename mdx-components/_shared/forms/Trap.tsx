import { useLabels } from '../../../src/site/hooks.ts';

/** Robots fill every field they find; people never see this one. */
export const honeypot = 'website';

/**
 * The field that only robots fill, out of sight instead of not displayed, which they know. A form that comes with it is thanked
 * for and goes nowhere.
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
