import { element, freshId } from '../dom.ts'
import { matches } from './matches.ts'

export type ChooserOption = { value: string; label: string; detail: string }

type Chooser = {
  label: string
  placeholder: string
  /** The text shown when no option matches. */
  nothing: string
  onChoose: (option: ChooserOption) => void
  /** Called when the field loses the focus, with the option that is highlighted but not taken. */
  onLeave?: (pointed: ChooserOption | undefined) => void
}

/** Creates a field with a list of options: typing narrows the list, arrows move through it, Enter takes an option. */
export function createChooser({ label, placeholder, nothing, onChoose, onLeave }: Chooser) {
  const [inputId, listId] = [freshId('chooser'), freshId('options')]
  let options: readonly ChooserOption[] = []
  let shown: readonly ChooserOption[] = []
  let at = -1

  const input = element('input', {
    id: inputId,
    type: 'text',
    role: 'combobox',
    placeholder,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-expanded': 'false',
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    onfocus: () => input.select(),
    onclick: () => open(''),
    oninput: () => open(input.value),
    onblur: () => {
      const pointed = shownAt()
      close()
      onLeave?.(pointed)
    },
    onkeydown: (event) => event instanceof KeyboardEvent && onKey(event),
  })
  const list = element('ul', {
    id: listId,
    class: 'options',
    role: 'listbox',
    'aria-label': label,
    hidden: true,
    // The field keeps the focus while the list is clicked or dragged.
    onmousedown: (event) => event.preventDefault(),
  })

  const shownAt = () => (list.hidden ? undefined : shown[at])
  const open = (wanted: string) => {
    shown = options.filter((option) => matches(`${option.label} ${option.detail} ${option.value}`, wanted))
    const rows = shown.map((option, index) =>
      element(
        'li',
        { role: 'option', id: `${listId}-${index}`, 'aria-selected': 'false', onclick: () => take(option) },
        element('strong', {}, option.label),
        element('small', {}, option.detail),
      ),
    )
    list.replaceChildren(
      ...(rows.length > 0
        ? rows
        : [element('li', { class: 'nothing', role: 'option', 'aria-disabled': 'true' }, nothing)]),
    )
    list.hidden = false
    input.setAttribute('aria-expanded', 'true')
    point(wanted === '' ? -1 : 0)
  }
  const close = () => {
    list.hidden = true
    input.setAttribute('aria-expanded', 'false')
    point(-1)
  }
  const point = (next: number) => {
    at = next
    const rows = [...list.children]
    rows.forEach((each, index) => each.setAttribute('aria-selected', String(index === at && index in shown)))
    const pointed = shown[at] ? rows[at] : undefined
    if (pointed) input.setAttribute('aria-activedescendant', pointed.id)
    else input.removeAttribute('aria-activedescendant')
    pointed?.scrollIntoView({ block: 'nearest' })
  }
  const take = (option: ChooserOption) => {
    input.value = option.label
    close()
    onChoose(option)
  }
  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    const pointed = shownAt()
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (list.hidden) open('')
      const step = key === 'ArrowDown' ? 1 : -1
      if (shown.length > 0) point((at + step + shown.length + (at < 0 && step < 0 ? 1 : 0)) % shown.length)
    } else if (key === 'Enter' && pointed) {
      event.preventDefault()
      take(pointed)
    } else if (key === 'Escape' && !list.hidden) {
      // The first Escape closes the list, the next one the panel.
      event.stopPropagation()
      close()
    }
  }
  return {
    node: element('div', { class: 'chooser' }, element('label', { for: inputId }, label), input, list),
    input,
    offer: (next: readonly ChooserOption[]) => {
      options = next
    },
  }
}
