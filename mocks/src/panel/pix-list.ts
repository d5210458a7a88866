import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { MockState } from './control.ts'
import { action, element } from './dom.ts'

type Pending = MockState['pendingPix']

/**
 * The Pix payments that wait, each with a button that pays it. Redrawn only when they change, so focus
 * stays.
 */
export function createPixList(pay: (bookingId: string) => void) {
  const node = element('div')
  let shown = ''
  const show = (pending: Pending) => {
    const text = JSON.stringify(pending)
    if (text === shown) return
    shown = text
    const rows = pending.map(({ bookingId, code, amountCents }) =>
      element(
        'li',
        {},
        element('p', {}, `Reserva ${code}`),
        action(`Pagar este Pix (${formatCents(amountCents)})`, () => pay(bookingId)),
      ),
    )
    node.replaceChildren(
      rows.length > 0 ? element('ul', {}, ...rows) : element('p', {}, 'Nenhum Pix à espera.'),
    )
  }
  return { node, show }
}
