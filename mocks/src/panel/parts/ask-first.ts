import { action, element, row } from '../dom.ts'
import type { IconName } from '../icons.ts'

/** Creates a button that asks for confirmation before it calls `doIt`. */
export function askFirst(label: string, name: IconName, question: string, doIt: () => void): HTMLElement {
  const node = row()
  const rest = () => {
    node.replaceChildren(start)
    start.focus()
  }
  const ask = () => {
    const no = action('Não', rest)
    const yes = action('Sim', () => {
      rest()
      doIt()
    })
    node.replaceChildren(element('p', {}, question), yes, no)
    no.focus()
  }
  const start = action(label, ask, name)
  node.append(start)
  return node
}
