/**
 * Translators of browsers put elements in the place of text nodes, which React then no longer finds where it left them. What
 * has taken their place is removed in their stead, and new content goes before it; text that changes is in elements
 * of its own, which React replaces as a whole.
 *
 * In the prototype, because React calls these two methods of each node itself and offers no other way in. Pages must not
 * forbid translation, and an error boundary would lose what the reader has typed and opened.
 */
export function outliveTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const held = findHeld(this, child)
    if (held) removeChild.call(this, held)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    insertBefore.call(this, node, before && findHeld(this, before))
    return node
  }
}

/** The child of a parent that is or contains a node; null where the node is not in it any more. */
function findHeld(parent: Node, node: Node): Node | null {
  let held: Node | null = node
  while (held && held.parentNode !== parent) held = held.parentNode
  return held
}
