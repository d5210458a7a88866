import { describe, expect, it } from 'vitest'
import { paymentWords, rowWords, standingWords } from './split-sentences.ts'
import type { SplitPersonDetail } from './split-view.ts'

type Payment = SplitPersonDetail['payments'][number]
const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: 'p',
  kind: 'cash',
  status: 'paid',
  cents: 1000,
  paidAt: null,
  undoable: false,
  ...changes,
})
const person = (changes: Partial<SplitPersonDetail> = {}): SplitPersonDetail => ({
  id: 'ana',
  name: 'Ana',
  exempt: false,
  part: { as: 'rest' },
  token: 't',
  shareCents: 1000,
  paidCents: 1000,
  openCents: 0,
  creditCents: 0,
  supplement: false,
  hasAccount: false,
  me: false,
  payments: [payment()],
  notNow: null,
  ...changes,
})
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

const owes = person({ paidCents: 0, openCents: 1000, payments: [] })
const says = person({ paidCents: 0, openCents: 1000, payments: [payment(), payment({ status: 'said' })] })
const hasCredit = person({ shareCents: 800, creditCents: 200 })
const supplement = person({ shareCents: 1200, openCents: 200, supplement: true })
const pays = person({ shareCents: 0, paidCents: 0, payments: [] })

describe('how a person stands in a bill, in words (H10)', () => {
  it.each([
    [owes, 'Falta pagar', null],
    [says, 'Diz que pagou R$ 10,00 em dinheiro', 'Diz que pagou R$ 10,00 em dinheiro'],
    [hasCredit, 'Pagou, com R$ 2,00 de crédito', 'Pagou, com R$ 2,00 de crédito'],
    [
      supplement,
      'Pagou R$ 10,00, faltam R$ 2,00 de complemento',
      'Pagou R$ 10,00, faltam R$ 2,00 de complemento',
    ],
    [pays, 'Não paga nada', 'Não paga nada'],
    [person(), 'Pagou', null],
  ])('is said of the person, and in the row what the amount does not say: %#', (each, words, row) => {
    expect([plain(standingWords(each)), plain(rowWords(each))]).toEqual([words, row])
  })

  it('adds by which one way the share was paid, and no way where there are several or it was cash', () => {
    const by = (...kinds: Payment['kind'][]) =>
      rowWords(person({ payments: kinds.map((kind) => payment({ kind })) }))
    expect([by('pix'), by('card'), by('credit')]).toEqual(['por Pix', 'com cartão', 'com crédito na arena'])
    expect(by('pix', 'pix')).toBe('por Pix')
    expect([by('cash'), by('pix', 'card'), by('pix', 'cash'), by()]).toEqual([null, null, null, null])
    expect(by('pix', 'returned')).toBe('por Pix')
  })

  it('has the amount that was said, though the share is another since', () => {
    const grown = person({ paidCents: 0, openCents: 1200, payments: [payment({ status: 'said' })] })
    expect(plain(standingWords(grown))).toBe('Diz que pagou R$ 10,00 em dinheiro')
  })
})

it.each([
  [{ status: 'said' }, 'R$ 10,00 em dinheiro, a confirmar'],
  [{ kind: 'returned' }, 'R$ 10,00 devolvidos'],
  [{ kind: 'card' }, 'R$ 10,00 com cartão'],
  [{ kind: 'pix' }, 'R$ 10,00 por Pix'],
  [{ kind: 'credit' }, 'R$ 10,00 com crédito na arena'],
  [{}, 'R$ 10,00 em dinheiro'],
] as const)('a payment is said by its way: %j', (changes, words) => {
  expect(plain(paymentWords(payment(changes)))).toBe(words)
})
