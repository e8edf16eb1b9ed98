/**
 * Undoes, just before an element is hydrated, what others than React have changed in it: the browser's translator,
 * extensions. React discards HTML that it does not recognise: a translated page was blank until all its scripts had loaded,
 * scrolled to its top, and without what was typed. A translator then translates what is hydrated.
 * @param within the page's root, or that of a part
 */
export function undoForeignChanges(within: Element | null): void {
  const { takeover } = window;
  if (!takeover) return;
  const { changes } = takeover;
  // The latest first: an element that was removed is back before what was changed in it.
  for (const change of changes.splice(0).reverse()) {
    const { target, oldValue, addedNodes, removedNodes, nextSibling } = change;
    if (!within?.contains(target)) {
      changes.unshift(change);
      continue;
    }
    // Only texts have one.
    target.nodeValue = oldValue;
    for (const node of addedNodes) (node as ChildNode).remove();
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
  // From now on React changes it.
  takeover.record([...document.querySelectorAll('[data-app-part]')].filter((part) => part !== within));
}
