/** What a translator (Chrome and Edge, Yandex) has put in the place of a text. */
const translations = new WeakMap<Node, ChildNode>();
const isTranslation = (node: Node | null | undefined): node is ChildNode =>
  node instanceof Element && node.matches('font, ya-tr-span');

/** Remembers which translation has replaced which text: in one step, or inserted beside it before it is removed. */
function remember(changes: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
    const translation = [addedNodes[0], previousSibling, nextSibling].find(isTranslation);
    if (translation) for (const text of removedNodes) translations.set(text, translation);
  }
}

/**
 * Keeps React working on a page that the browser translates: the texts that it has to change, to remove or to insert before are
 * no longer in the document. It stopped with NotFoundError (facebook/react#11538), or changed what nobody sees: a price
 * stood still. A changed text takes its place again, and the translator translates it anew.
 */
export function patchDomForTranslators(): void {
  new MutationObserver(remember).observe(document.body, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  /** What a parent shows for its child: the child, or its translation; null if that is gone too. Other mistakes are reported. */
  const shownFor = (parent: Node, child: Node): Node | null => {
    const translation = child.parentNode === parent ? undefined : translations.get(child);
    if (!translation) return child;
    return translation.parentNode === parent ? translation : null;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const shown = shownFor(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && shownFor(this, before)) as T;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      value?.set?.call(this, text);
      if (!this.parentNode) translations.get(this)?.replaceWith(this);
    },
  });
}
