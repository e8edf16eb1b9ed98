/** Whether a key writes into the search while its field is on its way: where another field has the focus it writes there. */
export const writes = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  /^(?:.|Backspace)$/u.test(key) &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input, textarea'));
