import { describe, expect, it } from 'vitest'
import { splitNotices } from './split-notices.ts'
import type { Split } from './split.ts'
import { itemOf, ledger, personOf } from './testing/sample-split.ts'

const guest = { by: null }

/** A bill of Olga's among her, Bia and Caio, who owes more than the others. */
function opened() {
  const bill = ledger()
  bill.open(
    [personOf('me', { sameAs: 'olga' }), personOf('bia'), personOf('caio')],
    [itemOf('field', 3_000), itemOf('beer', 500, { payers: { of: 'some', personIds: ['caio'] } })],
  )
  return bill
}
const told = (before: Split, after: Split, command: Parameters<typeof splitNotices>[2]) =>
  splitNotices(before, after, command).map(({ userId, message, actionText, about }) => ({
    userId,
    message: message.replace(/\s/g, ' '),
    actionText,
    nameless: about?.nameless.replace(/\s/g, ' '),
  }))

describe('what the arena gives back of a share by its bank (N6, H10)', () => {
  const card = { brand: 'visa', last4: '1111', instalments: 1, waits: null } as const
  function givenBack(personId: string, cents: number, { cancelled = false } = {}) {
    const bill = opened()
    bill.send({ type: 'card', personId: 'me', paymentId: 'card-me', amountCents: 1_000, card }, guest)
    bill.send({ type: 'pix', personId: 'caio' }, guest)
    const pix = bill.split.payments.at(-1)?.id ?? ''
    bill.send({ type: 'pix_paid', paymentId: pix }, guest)
    if (cancelled) bill.send({ type: 'cancel', reason: 'Choveu' })
    const before = bill.split
    const paymentId = personId === 'me' ? 'card-me' : pix
    const command = { type: 'given_back', id: 'back', splitId: 'bill', personId, paymentId, cents } as const
    bill.give(command, guest)
    return told(before, bill.split, command)
  }

  it('is told to who paid it, with that it is open again, and to the organiser with the name', () => {
    expect(givenBack('caio', 1_500)).toEqual([
      {
        userId: null,
        message:
          'A arena devolveu o pagamento da sua parte de Racha de sábado: R$ 15,00 de volta por Pix, em até 1 dia útil. Sua parte voltou a ficar em aberto.',
        actionText: 'Ver e pagar',
        nameless: undefined,
      },
      {
        userId: 'olga',
        message: 'A arena devolveu o que Nome caio pagou: R$ 15,00 de volta por Pix, em até 1 dia útil.',
        actionText: 'Ver a conta',
        nameless: 'A arena devolveu o que alguém pagou: R$ 15,00 de volta por Pix, em até 1 dia útil.',
      },
    ])
  })

  it('is told once where the organiser paid it', () => {
    expect(givenBack('me', 1_000).map(({ userId, message }) => [userId, message])).toEqual([
      [
        'olga',
        'A arena devolveu o pagamento da sua parte de Racha de sábado: R$ 10,00 de volta no cartão, em até 2 faturas. Sua parte voltou a ficar em aberto.',
      ],
    ])
  })

  it('asks for nothing of a bill that is cancelled', () => {
    const [own] = givenBack('caio', 1_500, { cancelled: true })
    expect(own?.message).toMatch(/1 dia útil\.$/)
    expect(own?.actionText).toBe('Ver a conta')
  })

  it('is told of a Pix or a card alone, of somebody on the bill', () => {
    const { split } = opened()
    const command = { type: 'given_back', id: 'back', splitId: 'bill', paymentId: 'none', cents: 1 } as const
    expect(splitNotices(split, split, { ...command, personId: 'bia' })).toEqual([])
    const cash = { ...split, payments: [{ id: 'none', kind: 'cash' }] } as unknown as Split
    expect(splitNotices(cash, cash, { ...command, personId: 'bia' })).toEqual([])
    const pix = { ...split, payments: [{ id: 'none', kind: 'pix', personId: 'gone' }] } as unknown as Split
    expect(splitNotices(pix, pix, { ...command, personId: 'gone' })).toEqual([])
  })
})

it('a reminder says what is open of that person’s share', () => {
  const { split } = opened()
  const remind = (personId: string) =>
    told(split, split, { type: 'remind', id: 'r', splitId: 'bill', personId }).map(({ message }) => message)
  expect([remind('bia'), remind('caio'), remind('gone')]).toEqual([
    ['Sua parte de Racha de sábado: R$ 10,00.'],
    ['Sua parte de Racha de sábado: R$ 15,00.'],
    [],
  ])
})

it('a share that is paid by Pix is told so', () => {
  const bill = opened()
  bill.send({ type: 'pix', personId: 'bia' }, guest)
  const before = bill.split
  const command = { type: 'pix_paid', paymentId: before.payments[0]?.id ?? '' } as const
  bill.send(command, guest)
  expect(told(before, bill.split, { ...command, id: 'x', splitId: 'bill' })).toMatchObject([
    { userId: 'olga', message: 'Nome bia pagou R$ 10,00 por Pix.' },
  ])
})

it('a share that is paid by credit is told so, to the organiser', () => {
  const bill = opened()
  const before = bill.split
  const command = { type: 'credit', personId: 'bia', paymentId: 'c1', amountCents: 400 } as const
  bill.send(command, guest)
  expect(told(before, bill.split, { ...command, id: 'x', splitId: 'bill' })).toMatchObject([
    { userId: 'olga', message: 'Nome bia pagou R$ 4,00 com crédito na arena.' },
  ])
})
