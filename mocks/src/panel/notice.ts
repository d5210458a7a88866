import { element, sign } from './dom.ts'
import { icon } from './icons.ts'
import { listenToReports } from './tell.ts'

/** Creates the list of the backend's reports, shown over the app until they are dismissed. */
export function createNotices() {
  const node = element('div', { class: 'notices', role: 'alert' })
  const show = (sentence: string) => {
    const known = [...node.children].some(({ textContent }) => textContent === sentence)
    if (known) return
    const drop = () => notice.remove()
    const notice = element(
      'div',
      { class: 'notice' },
      icon('failed'),
      element('p', {}, sentence),
      sign('Dispensar o aviso', 'close', drop),
    )
    node.append(notice)
  }
  return { node, stop: listenToReports(show) }
}
