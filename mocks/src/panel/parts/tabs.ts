import { element } from '../dom.ts'

export type Tab = { name: string; label: string; body: HTMLElement }

/** Creates tabs as ARIA describes them: one stop of the Tab key; arrows, Home and End move between them. */
export function createTabs(label: string, tabs: readonly Tab[], onChoose: (name: string) => void) {
  const buttons = tabs.map(({ name, label: text }) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `tab-${name}`,
        'aria-controls': `body-${name}`,
        onclick: () => choose(name),
      },
      text,
    ),
  )
  const bodies = tabs.map(({ name, body }) =>
    element(
      'div',
      {
        role: 'tabpanel',
        id: `body-${name}`,
        'aria-labelledby': `tab-${name}`,
        tabindex: '0',
        class: 'body',
      },
      body,
    ),
  )
  /** Shows the tab of this name; the first where none has it, as after a newer build. */
  const show = (name: string) => {
    const shown = tabs.find((tab) => tab.name === name) ?? tabs[0]
    tabs.forEach((tab, at) => {
      const chosen = tab === shown
      buttons[at]?.setAttribute('aria-selected', String(chosen))
      buttons[at]?.setAttribute('tabindex', chosen ? '0' : '-1')
      bodies[at]?.toggleAttribute('hidden', !chosen)
    })
  }
  const choose = (name: string) => {
    show(name)
    onChoose(name)
  }
  const onkeydown = (event: Event) => {
    const at = buttons.findIndex((button) => button === event.target)
    const next = event instanceof KeyboardEvent ? stepOf(event.key, at, tabs.length) : null
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    choose(tab.name)
    buttons[next]?.focus()
  }
  const list = element('div', { role: 'tablist', 'aria-label': label, onkeydown }, ...buttons)
  return { list, bodies, show, focus: () => buttons.find((button) => button.tabIndex === 0)?.focus() }
}

function stepOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
