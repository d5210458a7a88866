import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { MockState } from '../control.ts'
import { action, block, element } from '../dom.ts'
import type { Desk, Section } from '../desk.ts'
import { createKeyedList } from '../parts/keyed-list.ts'

type Pending = MockState['pendingPix'][number]

/** Creates the list of pending Pix payments, each with a button that pays it as the bank does. */
export function createPixList({ act }: Desk): Section {
  const list = element('ul', { class: 'rows' })
  const none = element('p', { class: 'none' }, 'Nenhum Pix à espera.')
  const draw = createKeyedList<Pending>(
    list,
    ({ id }) => id,
    ({ id, name, amountCents }) =>
      element(
        'li',
        {},
        element('span', {}, element('strong', {}, formatCents(amountCents)), element('small', {}, name)),
        action('Pagar este Pix', () => act((control) => control.pay(id), { after: 'ask-again' })),
      ),
  )
  return {
    node: block('Pix à espera', '', none, list),
    show: ({ pendingPix }) => {
      draw(pendingPix)
      none.hidden = pendingPix.length > 0
      list.hidden = pendingPix.length === 0
    },
  }
}
