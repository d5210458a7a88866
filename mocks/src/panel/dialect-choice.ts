import { type DialectName, dialectNames } from '../dialects/dialect-name.ts'
import { action, element } from './dom.ts'

const labels: Record<DialectName, string> = { seed: 'Da especificação', real: 'Do servidor real' }

/** Buttons for the manner in which the backend answers; the one that holds is pressed. */
export function createDialectChoice(choose: (name: DialectName) => void) {
  const buttons = dialectNames.map((name) => [name, action(labels[name], () => choose(name))] as const)
  return {
    node: element('div', { class: 'row' }, ...buttons.map(([, button]) => button)),
    show: (spoken: DialectName) => {
      for (const [name, button] of buttons) button.setAttribute('aria-pressed', String(name === spoken))
    },
  }
}
