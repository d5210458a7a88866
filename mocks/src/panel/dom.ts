import { icon, type IconName } from './icons.ts'

type Props = Record<string, string | boolean | ((event: Event) => void)>

/** Creates an element: attributes by name, `onclick` as a listener, children in order. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...children)
  return made
}

/** Creates a button of the panel, with an icon before its words where one helps. */
export function action(label: string, onclick: () => void, name?: IconName): HTMLButtonElement {
  const before = name ? [icon(name)] : []
  return element('button', { type: 'button', class: 'action', onclick }, ...before, label)
}

/** Creates a button that is an icon alone. */
export function sign(label: string, name: IconName, onclick: () => void): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: 'sign', 'aria-label': label, title: label, onclick },
    icon(name),
  )
}

/** Creates a row of buttons, in as many lines as they need. */
export function row(...children: (Node | string)[]): HTMLElement {
  return element('div', { class: 'row' }, ...children)
}

let made = 0
/** Returns an id that nothing else in the panel has. */
export const freshId = (word: string) => `${word}-${(made += 1)}`

/** Creates a part of a tab under its heading, with a sentence on what it is for. */
export function block(title: string, hint: string, ...children: Node[]): HTMLElement {
  const id = freshId('block')
  const said = hint === '' ? [] : [element('p', { class: 'hint' }, hint)]
  return element('section', { 'aria-labelledby': id }, element('h3', { id }, title), ...said, ...children)
}
