type Row = { node: HTMLElement; text: string }

/**
 * Creates a function that draws items as rows of a list. A row whose content is the same stays the same element, so the
 * focus, an open row and a selection survive. A removed row that has the focus passes it to its neighbour.
 */
export function createKeyedList<T>(
  list: HTMLElement,
  keyOf: (item: T) => string,
  draw: (item: T) => HTMLElement,
  /** Returns a text that changes with the row's content; by default the whole item. */
  textOf: (item: T) => string = JSON.stringify,
) {
  let rows = new Map<string, Row>()
  return (items: readonly T[]) => {
    const next = new Map<string, Row>()
    for (const item of items) {
      const key = keyOf(item)
      const text = textOf(item)
      const known = rows.get(key)
      next.set(key, known?.text === text ? known : { node: draw(item), text })
    }
    const nodes = [...next.values()].map(({ node }) => node)
    const heir = heirOf(list, nodes)
    for (const { node } of rows.values()) if (!nodes.includes(node)) node.remove()
    // Nodes that stay are never moved, since that would take the focus from them.
    nodes.forEach((node, at) => {
      if (list.children[at] !== node) list.insertBefore(node, list.children[at] ?? null)
    })
    rows = next
    heir?.focus()
  }
}

/** Returns the element that gets the focus, if the row that has it is about to be removed; else null. */
function heirOf(list: HTMLElement, staying: readonly HTMLElement[]): HTMLElement | null {
  const old = [...list.children]
  const at = old.findIndex((row) => row.matches(':focus-within'))
  const row = old[at]
  if (!(row instanceof HTMLElement) || staying.includes(row)) return null
  const near = [...old.slice(at + 1), ...old.slice(0, at).toReversed()]
  const next = near.find((each) => each instanceof HTMLElement && staying.includes(each)) ?? staying[0]
  return next?.querySelector<HTMLElement>('button, a, summary') ?? list.closest<HTMLElement>('[tabindex]')
}
