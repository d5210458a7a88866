import { describe, expect, it } from 'vitest'
import {
  type AccountChange,
  confirmPix,
  decideCard,
  payByCard,
  payByCredit,
  takePayment,
  voidPayment,
} from './account-changes.ts'
import { accountSum, payableCents } from './account-sum.ts'
import type { Account } from './account.ts'
import type { PaymentInput } from './account-input.ts'
import { paidParts } from './paid-parts.ts'

const TOTAL = 10_000
const at = '2026-11-20T13:00:00.000Z'
const later = '2026-11-20T14:00:00.000Z'
const by = { at, byId: 'caixa', pixCode: '0002' }
const none: Account = { payments: [], pendingPix: [] }
const paying = (paymentId: string, rest: Partial<PaymentInput> = {}): PaymentInput => ({
  paymentId,
  method: 'cash',
  amountCents: 4_000,
  receivedCents: null,
  ...rest,
})
/** Returns the account after a change that has to be allowed. */
const after = (change: AccountChange): Account => (change.ok ? change.account : expect.fail(change.message))
const refused = (change: AccountChange) =>
  change.ok ? expect.fail('was allowed') : `${change.code}: ${change.message.replaceAll('\u00a0', ' ')}`
const card = { brand: 'visa', last4: '1111', instalments: 1 } as const
const byCard = (paymentId: string, amountCents: number, waits: 'bank' | null) => ({
  paymentId,
  amountCents,
  card: { ...card, waits },
})

describe('a payment at the counter (rule 7)', () => {
  it('in cash knows what was handed over, which is never less than the amount', () => {
    const exact = takePayment(none, TOTAL, paying('p', { receivedCents: 4_000 }), by)
    expect(after(exact).payments).toEqual([
      {
        id: 'p',
        amountCents: 4_000,
        byId: 'caixa',
        method: 'cash',
        receivedCents: 4_000,
        paidAt: at,
        voided: null,
      },
    ])
    expect(refused(takePayment(none, TOTAL, paying('p', { receivedCents: 3_999 }), by))).toBe(
      'invalid: O dinheiro entregue é menor que o valor.',
    )
  })

  it('by card has its kind where it is told, and no cash', () => {
    const kinds = (['debit', undefined] as const).map((cardKind) =>
      after(takePayment(none, TOTAL, paying('p', { method: 'card', cardKind, receivedCents: 1 }), by)),
    )
    expect(kinds.map(({ payments }) => payments)).toMatchObject([
      [{ method: 'card', cardKind: 'debit', receivedCents: null }],
      [{ method: 'card', receivedCents: null }],
    ])
    expect(kinds[1]?.payments[0]).not.toHaveProperty('cardKind')
    const cash = after(takePayment(none, TOTAL, paying('p', { cardKind: 'debit' }), by))
    expect(cash.payments[0]).not.toHaveProperty('cardKind')
  })

  it('has the pieces that it pays, where it pays some', () => {
    const lines = [{ lineId: 'agua', quantity: 2 }]
    expect(after(takePayment(none, TOTAL, { ...paying('p'), lines }, by)).payments).toMatchObject([{ lines }])
    expect(after(takePayment(none, TOTAL, paying('p'), by)).payments[0]).not.toHaveProperty('lines')
  })

  it('has the payment of the share that it is a part of, where it is one', () => {
    const share = { splitId: 'conta', paymentId: 'cota' }
    expect(after(takePayment(none, TOTAL, { ...paying('p'), share }, by)).payments).toMatchObject([{ share }])
    expect(after(takePayment(none, TOTAL, paying('p'), by)).payments[0]).not.toHaveProperty('share')
  })

  it('by Pix is a code that waits, and money when the bank says so', () => {
    const first = after(takePayment(none, TOTAL, paying('p', { method: 'pix' }), by))
    expect(first).toEqual({
      payments: [],
      pendingPix: [{ id: 'p', amountCents: 4_000, byId: 'caixa', pixCode: '0002', createdAt: at }],
    })
    const two = after(takePayment(first, TOTAL, paying('q', { method: 'pix', amountCents: 1_000 }), by))
    const paid = after(confirmPix(two, 'p', later))
    expect(paid.pendingPix.map(({ id }) => id)).toEqual(['q'])
    expect(paid.payments).toEqual([
      {
        id: 'p',
        amountCents: 4_000,
        byId: 'caixa',
        method: 'pix',
        receivedCents: null,
        paidAt: later,
        voided: null,
      },
    ])
    expect(refused(confirmPix(paid, 'p', later))).toBe('not_found: Não encontramos esse pagamento.')
  })

  it('counts once, whatever it was made by', () => {
    const cash = after(takePayment(none, TOTAL, paying('cash'), by))
    const pix = after(takePayment(cash, TOTAL, paying('pix', { method: 'pix', amountCents: 100 }), by))
    const carded = after(payByCard(pix, TOTAL, byCard('card', 100, 'bank'), by))
    const all = after(payByCredit(carded, TOTAL, { paymentId: 'credit', amountCents: 100 }, by))
    for (const id of ['cash', 'pix', 'card', 'credit'])
      expect(refused(takePayment(all, TOTAL, paying(id, { amountCents: 1 }), by))).toBe(
        'conflict: Esse pagamento já foi lançado.',
      )
    expect(takePayment(all, TOTAL, paying('other', { amountCents: 1 }), by).ok).toBe(true)
  })

  it('is never more than can be paid, and says why nothing can', () => {
    const some = after(takePayment(none, TOTAL, paying('p'), by))
    expect(refused(takePayment(some, TOTAL, paying('q', { amountCents: 6_001 }), by))).toBe(
      'amount_over_due: Falta pagar só R$ 60,00.',
    )
    const all = after(takePayment(some, TOTAL, paying('q', { amountCents: 6_000 }), by))
    const more = (account: Account) =>
      refused(takePayment(account, TOTAL, paying('r', { amountCents: 1 }), by))
    expect(more(all)).toBe('amount_over_due: Não há nada a pagar.')
    expect(more(after(payByCard(some, TOTAL, byCard('q', 6_000, 'bank'), by)))).toBe(
      'amount_over_due: Um cartão ainda está sendo conferido.',
    )
    const pix = paying('q', { method: 'pix', amountCents: 6_000 })
    expect(more(after(takePayment(some, TOTAL, pix, by)))).toBe(
      'amount_over_due: Tudo o que falta já espera um Pix.',
    )
  })
})

describe('credit at the arena (rules 5 and 7)', () => {
  it('pays beside money, and no more than is due', () => {
    const first = after(payByCredit(none, TOTAL, { paymentId: 'c', amountCents: 2_500 }, by))
    expect(first.credits).toEqual([{ id: 'c', amountCents: 2_500, paidAt: at, byId: 'caixa', voided: null }])
    const second = after(payByCredit(first, TOTAL, { paymentId: 'd', amountCents: 500 }, by))
    const paid = after(takePayment(second, TOTAL, paying('p'), by))
    expect(paidParts(paid).map(({ id, method }) => [id, method])).toEqual([
      ['p', 'cash'],
      ['c', 'credit'],
      ['d', 'credit'],
    ])
    expect(payableCents(accountSum(paid, TOTAL))).toBe(3_000)
    expect(refused(payByCredit(paid, TOTAL, { paymentId: 'e', amountCents: 3_001 }, by))).toMatch(
      /^amount_over_due/,
    )
  })
})

describe('what is taken back', () => {
  const paid = after(
    payByCredit(
      after(takePayment(after(takePayment(none, TOTAL, paying('p'), by)), TOTAL, paying('q'), by)),
      TOTAL,
      { paymentId: 'c', amountCents: 500 },
      by,
    ),
  )
  const giveBack = (account: Account, paymentId: string) =>
    voidPayment(account, { paymentId, reason: 'Engano' }, { at: later, byId: 'dona' })
  const voided = { at: later, byId: 'dona', reason: 'Engano' }

  it('stays to be seen, counts no more, and leaves the others alone', () => {
    const back = after(giveBack(paid, 'p'))
    expect(back.payments).toMatchObject([
      { id: 'p', voided },
      { id: 'q', voided: null },
    ])
    expect(back.credits).toEqual(paid.credits)
    expect(accountSum(back, TOTAL)).toEqual({ paidCents: 4_500, pendingCents: 0, dueCents: 5_500 })
    expect(paidParts(back).map(({ id }) => id)).toEqual(['q', 'c'])
  })

  it('is credit too', () => {
    const back = after(giveBack(paid, 'c'))
    expect(back.credits).toMatchObject([{ id: 'c', voided }])
    expect(back.payments).toEqual(paid.payments)
    expect(accountSum(back, TOTAL).paidCents).toBe(8_000)
  })

  it('is so once, and nothing that is not there', () => {
    expect(refused(giveBack(after(giveBack(paid, 'p')), 'p'))).toBe(
      'already_undone: Esse pagamento já foi devolvido.',
    )
    expect(refused(giveBack(paid, 'nobody'))).toBe('not_found: Não encontramos esse pagamento.')
  })

  it('may be a code that waits: it is withdrawn without a trace', () => {
    const asked = after(takePayment(paid, TOTAL, paying('x', { method: 'pix', amountCents: 100 }), by))
    expect(after(giveBack(asked, 'x'))).toEqual(paid)
    const plain = after(takePayment(none, TOTAL, paying('p'), by))
    expect(after(giveBack(plain, 'p'))).not.toHaveProperty('credits')
  })
})

describe('a card that waits for its bank', () => {
  const two = after(
    payByCard(
      after(payByCard(none, TOTAL, byCard('a', 1_000, 'bank'), by)),
      TOTAL,
      byCard('b', 2_000, 'bank'),
      by,
    ),
  )

  it('becomes money alone', () => {
    const paid = after(decideCard(two, { paymentId: 'a', approved: true }, later))
    expect(paid.pendingCards?.map(({ id, waits }) => [id, waits])).toEqual([['b', 'bank']])
    expect(paid.payments).toEqual([
      {
        id: 'a',
        amountCents: 1_000,
        card,
        byId: 'caixa',
        method: 'card',
        receivedCents: null,
        paidAt: later,
        voided: null,
      },
    ])
  })

  it('is declined alone, with the reason that its bank has told', () => {
    const declined = after(decideCard(two, { paymentId: 'b', approved: false, reason: 'no-funds' }, later))
    expect(declined.pendingCards).toEqual([
      two.pendingCards?.[0],
      { ...two.pendingCards?.[1], waits: null, card: { ...card, declined: 'no-funds' } },
    ])
    const silent = after(decideCard(two, { paymentId: 'b', approved: false }, later))
    expect(silent.pendingCards?.[1]?.card).toStrictEqual(card)
    expect(refused(decideCard(declined, { paymentId: 'b', approved: true }, later))).toBe(
      'not_found: Não encontramos esse pagamento.',
    )
  })

  it('is told to its payer until they try again', () => {
    const declined = after(decideCard(two, { paymentId: 'a', approved: false }, later))
    const again = after(payByCard(declined, TOTAL, byCard('c', 500, 'bank'), by))
    expect(again.pendingCards?.map(({ id }) => id)).toEqual(['b', 'c'])
    const other = after(payByCard(declined, TOTAL, byCard('c', 500, null), { at, byId: 'outra' }))
    expect(other.pendingCards?.map(({ id }) => id)).toEqual(['b', 'a'])
  })
})
