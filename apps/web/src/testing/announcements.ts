/** What is read aloud when it appears or changes. */
const aloud = '[role=alert], [aria-invalid=true], [data-toasts] [role=group], main [role=status]'

/**
 * Listens from here on. `said` tells whether something new stands there to be heard, or a heading has got the focus: what
 * was only said meanwhile, such as that the call is on its way, does not count.
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

/** Whether it is still there to be heard: a wrong field by its name, everything else by its text. */
function isHeard(element: Element): boolean {
  if (!element.isConnected || !element.matches(aloud)) return false
  return element.matches('[aria-invalid=true]') || element.textContent.trim() !== ''
}
