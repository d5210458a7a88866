import type { MailRecord } from '../db/records.ts'
import { element } from './dom.ts'

/** All mails, newest first, each with its code and its link. Redrawn only when there are others, so focus stays. */
export function createMailList() {
  const node = element('div', {
    class: 'mails',
    tabindex: '0',
    role: 'region',
    'aria-label': 'Mensagens enviadas',
  })
  let shown: string | null = null
  const show = (mails: readonly MailRecord[]) => {
    const ids = mails.map(({ id }) => id).join()
    if (ids === shown) return
    shown = ids
    const rows = mails.map((mail) => element('li', {}, ...rowOf(mail)))
    node.replaceChildren(
      rows.length > 0 ? element('ul', {}, ...rows) : element('p', {}, 'Nenhum e-mail enviado.'),
    )
  }
  return { node, show }
}

function rowOf({ to, subject, code, link }: MailRecord): Node[] {
  const parts: Node[] = [element('strong', {}, subject), element('br'), element('small', {}, `Para ${to}`)]
  if (code !== null) parts.push(element('p', {}, 'Código: ', element('code', {}, code)))
  if (link !== null) parts.push(element('a', { class: 'action', href: link }, 'Abrir o link do e-mail'))
  return parts
}
