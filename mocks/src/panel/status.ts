import { element } from './dom.ts'
import { icon } from './icons.ts'

/** Creates the line at the foot of the panel with the sentence of the last action. */
export function createStatus() {
  const node = element('p', { class: 'status-line', role: 'status' })
  return {
    node,
    say: (sentence: string, failed = false) => {
      node.classList.toggle('failed', failed)
      node.replaceChildren(...(sentence === '' ? [] : [icon(failed ? 'failed' : 'done'), sentence]))
    },
    doing: (sentence: string) => {
      node.classList.remove('failed')
      node.replaceChildren(element('progress', { 'aria-label': sentence }), sentence)
    },
  }
}
