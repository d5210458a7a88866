import { formatCents } from '@campo-livre/domain/money/money.ts'
import { cardBrandLabels } from '@campo-livre/domain/payments/card/brand.ts'
import { brandOf } from '@campo-livre/domain/payments/card/brand-of.ts'
import { groupCardDigits } from '@campo-livre/domain/payments/card/number.ts'
import { cardOutcomeLabels, testCards } from '../../bank/test-cards.ts'
import type { MockState } from '../control.ts'
import type { Desk, Section } from '../desk.ts'
import { action, block, element, row } from '../dom.ts'
import { createKeyedList } from '../parts/keyed-list.ts'

type Pending = MockState['pendingCards'][number]

/** Creates the list of payments by card that wait for their bank, and below it that of the test cards. */
export function createCardList({ act }: Desk): Section {
  const list = element('ul', { class: 'rows' })
  const none = element('p', { class: 'none' }, 'Nenhum cartão à espera.')
  const draw = createKeyedList<Pending>(
    list,
    ({ id }) => id,
    ({ id, name, amountCents }) => {
      const decide = (label: string, approved: boolean) =>
        action(label, () => act((control) => control.decideCard(id, approved), { after: 'ask-again' }))
      return element(
        'li',
        {},
        element('span', {}, element('strong', {}, formatCents(amountCents)), element('small', {}, name)),
        row(decide('Confirmar no banco', true), decide('Recusar', false)),
      )
    },
  )
  return {
    node: block(
      'Cartões à espera',
      'Números de teste, com qualquer nome, código e validade que ainda não passou:',
      testNumbers(),
      none,
      list,
    ),
    show: ({ pendingCards }) => {
      draw(pendingCards)
      none.hidden = pendingCards.length > 0
      list.hidden = pendingCards.length === 0
    },
  }
}

function testNumbers(): HTMLElement {
  const rows = testCards.map(({ number, outcome }) => {
    const brand = brandOf(number)
    const what = `${brand === null ? '' : `${cardBrandLabels[brand]}: `}${cardOutcomeLabels[outcome]}`
    return element(
      'li',
      {},
      element('span', {}, element('strong', {}, groupCardDigits(number)), element('small', {}, what)),
    )
  })
  return element('ul', { class: 'rows' }, ...rows)
}
