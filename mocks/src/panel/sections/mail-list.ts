import type { MailRecord } from '@campo-livre/backend/store/records.ts'
import { block, element } from '../dom.ts'
import { icon } from '../icons.ts'
import { createKeyedList } from '../parts/keyed-list.ts'

/** Creates the list of all mails, newest first, each with its code and its link. */
export function createMailList(mailboxUrl: string) {
  const list = element('ul', {
    class: 'rows mails',
    tabindex: '0',
    'aria-label': 'Mensagens enviadas',
  })
  const none = element('p', { class: 'none' }, 'Nenhum e-mail enviado.')
  const draw = createKeyedList<MailRecord>(list, ({ id }) => id, rowOf)
  const mailbox = element(
    'a',
    { class: 'action', href: mailboxUrl, target: '_blank' },
    icon('mail'),
    'Abrir caixa de entrada',
  )
  return {
    node: block(
      'Caixa de entrada',
      'Nenhum e-mail sai daqui: todos chegam a esta caixa.',
      none,
      list,
      mailbox,
    ),
    show: (mails: readonly MailRecord[]) => {
      draw(mails)
      none.hidden = mails.length > 0
      list.hidden = mails.length === 0
    },
  }
}

function rowOf({ to, subject, code, link }: MailRecord): HTMLElement {
  const words = element('span', {}, element('strong', {}, subject), element('small', {}, `Para ${to}`))
  if (code !== null) words.append(element('span', {}, 'Código: ', element('code', {}, code)))
  const open = link === null ? [] : [element('a', { class: 'action', href: link }, 'Abrir o link')]
  return element('li', {}, words, ...open)
}
