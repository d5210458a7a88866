import { action, element } from './dom.ts'

/** `Recomeçar os dados`, which asks before it does. */
export function resetControl(reset: () => void): HTMLElement {
  const node = element('div', { class: 'row' })
  const ask = () => {
    const no = action('Não', rest)
    const question = element('p', {}, 'Apagar tudo o que foi feito e voltar aos dados iniciais?')
    node.replaceChildren(question, action('Sim', reset), no)
    no.focus()
  }
  const start = action('Recomeçar os dados', ask)
  const rest = () => {
    node.replaceChildren(start)
    start.focus()
  }
  node.append(start)
  return node
}
