import { describe, expect, it } from 'vitest'
import type { AccountPayment } from './account.ts'
import { backBy, bankOf, bankRefunds, describeGivingBack, takenBack } from './back-by-bank.ts'
import { backParts } from './paid-parts.ts'

const at = '2026-11-20T13:00:00.000Z'
const voided = { at, byId: 'dona', reason: 'Engano' }
const card = { brand: 'visa', last4: '1111', instalments: 1 } as const
const share = { splitId: 'conta', paymentId: 'cota_1' }
const paid = (changes: Partial<AccountPayment> = {}): AccountPayment => ({
  id: 'p',
  method: 'pix',
  amountCents: 700,
  receivedCents: null,
  paidAt: at,
  byId: null,
  voided: null,
  ...changes,
})
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('the way in which a payment of an account goes back (N6)', () => {
  it.each([
    [
      'a Pix by our code',
      {},
      'pix',
      'pix',
      'Quem pagou recebe R$ 7,00 de volta por Pix, em até 1 dia útil. O banco devolve sozinho.',
    ],
    [
      'a card on a phone',
      { method: 'card', card },
      'card',
      'card',
      'Quem pagou recebe R$ 7,00 de volta no cartão, em até 2 faturas. O banco devolve sozinho.',
    ],
    [
      'a share by card',
      { method: 'card', share },
      'card',
      'card',
      'Quem pagou recebe R$ 7,00 de volta no cartão, em até 2 faturas. O banco devolve sozinho.',
    ],
    [
      'a Pix that the statement told',
      { statementKey: 'k' },
      null,
      'cash',
      'Devolva R$ 7,00 por Pix a quem pagou.',
    ],
    [
      'the card machine of the arena',
      { method: 'card', cardKind: 'debit' },
      null,
      'cash',
      'Devolva R$ 7,00 na maquininha.',
    ],
    ['cash', { method: 'cash' }, null, 'cash', 'Devolva no balcão R$ 7,00 (dinheiro).'],
    ['a share in cash', { method: 'cash', share }, null, 'cash', 'Devolva no balcão R$ 7,00 (dinheiro).'],
  ] as const)('is known of %s', (_what, changes, bank, way, sentence) => {
    const payment = paid(changes)
    expect([bankOf(payment), backBy(payment), plain(describeGivingBack(payment))]).toEqual([
      bank,
      way,
      sentence,
    ])
  })

  it('is credit again for credit', () => {
    const credit = { method: 'credit', amountCents: 700 } as const
    expect([bankOf(credit), backBy(credit)]).toEqual([null, 'credit'])
    expect(plain(describeGivingBack(credit))).toBe(
      'Quem pagou recebe R$ 7,00 de volta como crédito na arena, na hora.',
    )
  })
})

describe('what goes back by banks after a change', () => {
  it('is each payment that the change takes back, whole, with the share that it is a part of', () => {
    const before = [paid(), paid({ id: 'q', share }), paid({ id: 'r' }), paid({ id: 's', method: 'cash' })]
    const after = before.map((each) => (each.id === 'r' ? each : { ...each, voided }))
    expect(bankRefunds(before, after)).toEqual([
      { paymentId: 'p', method: 'pix', amountCents: 700, share: undefined },
      { paymentId: 'q', method: 'pix', amountCents: 700, share },
    ])
  })

  it('is nothing of what was taken back before, or was never there', () => {
    expect(bankRefunds([paid({ voided })], [paid({ voided })])).toEqual([])
    expect(bankRefunds([], [paid({ voided })])).toEqual([])
    expect(bankRefunds([paid()], [])).toEqual([])
  })
})

it('tells what was taken back of an account, credit too', () => {
  const credit = { id: 'c', amountCents: 100, paidAt: at, byId: 'ana', voided }
  const parts = backParts({ payments: [paid(), paid({ id: 'q', voided })], credits: [credit] })
  expect(parts.map(({ id, method }) => [id, method])).toEqual([
    ['q', 'pix'],
    ['c', 'credit'],
  ])
})

it('notes that the bank was asked, of what a bank of ours has brought alone', () => {
  expect(takenBack(paid(), voided)).toEqual({ ...voided, byBank: true })
  expect(takenBack(paid({ statementKey: 'k' }), voided)).toEqual(voided)
  expect(takenBack(paid({ method: 'cash' }), voided)).toEqual(voided)
})
