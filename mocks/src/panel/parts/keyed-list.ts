type Row = { node: HTMLElement; text: string }

/**
 * A list whose rows stay the same elements while what they show stays the same: the focus, an open row and a selection
 * live on while it is redrawn. A row that goes with the focus in it hands it to its neighbour.
 */
export function createKeyedList<T>(
  list: HTMLElement,
  keyOf: (item: T) => string,
  draw: (item: T) => HTMLElement,
  /** What changes with what a row shows; by default everything does. */
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
    // What stays is never moved, since that would take the focus from it.
    nodes.forEach((node, at) => {
      if (list.children[at] !== node) list.insertBefore(node, list.children[at] ?? null)
    })
    rows = next
    heir?.focus()
  }
}

/** Who gets the focus, if the row that has it is about to go. */
function heirOf(list: HTMLElement, staying: readonly HTMLElement[]): HTMLElement | null {
  const old = [...list.children]
  const at = old.findIndex((row) => row.matches(':focus-within'))
  const row = old[at]
  if (!(row instanceof HTMLElement) || staying.includes(row)) return null
  const near = [...old.slice(at + 1), ...old.slice(0, at).toReversed()]
  const next = near.find((each) => each instanceof HTMLElement && staying.includes(each)) ?? staying[0]
  return next?.querySelector<HTMLElement>('button, a, summary') ?? list.closest<HTMLElement>('[tabindex]')
}
