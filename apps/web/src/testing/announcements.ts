/** The elements that are announced when they appear or change. */
const aloud = '[role=alert], [aria-invalid=true], [data-toasts] [role=group], main [role=status]'

/**
 * Listens from now on. `said` returns whether a new announcement is still on the page, or a heading has got the focus;
 * passing ones, such as that a call is running, do not count.
 */
export function listenForAnnouncements(page: Document): { said: () => boolean; stop: () => void } {
  const spoken = new Set<Element>()
  let focused = false
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    const inside = element?.querySelectorAll(aloud) ?? []
    for (const each of [element?.closest(aloud), ...inside]) if (each) spoken.add(each)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) note(node)
  })
  observer.observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-invalid', 'role'],
  })
  const onFocus = ({ target }: FocusEvent) => {
    focused ||= target instanceof Element && target.matches(':is(main, [role=dialog]) :is(h1, h2, h3)')
  }
  page.addEventListener('focusin', onFocus)
  return {
    said: () => focused || [...spoken].some(isHeard),
    stop: () => {
      observer.disconnect()
      page.removeEventListener('focusin', onFocus)
    },
  }
}

/** Returns whether an element still announces something: a wrong field by its name, everything else by its text. */
function isHeard(element: Element): boolean {
  if (!element.isConnected || !element.matches(aloud)) return false
  return element.matches('[aria-invalid=true]') || element.textContent.trim() !== ''
}
