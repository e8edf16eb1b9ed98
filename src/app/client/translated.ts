/** Whether a translator (Chrome and Edge, Yandex) has replaced a node. Other mistakes are reported, as always. */
const isLost = (parent: Node, child: Node | null): boolean =>
  child !== null && child.parentNode !== parent && document.querySelector('font, ya-tr-span') !== null;

/**
 * Keeps React working on a page that the browser translates: it no longer finds the texts that it has to remove or to
 * insert before, and stops with NotFoundError (facebook/react#11538). What it cannot find stays, what is new comes last.
 */
export function bearTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return isLost(this, child) ? child : (removeChild.call(this, child) as T);
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, isLost(this, before) ? null : before) as T;
  };
}
