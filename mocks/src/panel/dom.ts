type Props = Record<string, string | boolean | (() => void)>

/** Makes an element: attributes by name, `onclick` as a listener, children in order. */
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

/** A button of the panel. */
export function action(label: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', class: 'action', onclick }, label)
}
