import { element } from './dom.ts'
import { icon } from './icons.ts'
import { LABEL } from './words.ts'

/** Creates the tab at the page's edge that opens the panel. It shows how many settings differ from the default. */
export function createToggle(onOpen: () => void) {
  const badge = element('span', { class: 'badge', hidden: true, 'aria-hidden': 'true' })
  const button = element(
    'button',
    {
      type: 'button',
      class: 'toggle',
      'aria-label': LABEL,
      title: LABEL,
      'aria-controls': 'panel',
      onclick: onOpen,
    },
    element('span', { class: 'tab' }, icon('backend'), badge),
  )
  return {
    button,
    warn: (odd: readonly string[]) => {
      const label = odd.length === 0 ? LABEL : `${LABEL}, fora do normal: ${odd.join(', ')}`
      button.setAttribute('aria-label', label)
      button.title = label
      badge.dataset.count = String(odd.length)
      badge.hidden = odd.length === 0
    },
  }
}
