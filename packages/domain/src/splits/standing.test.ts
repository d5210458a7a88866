import { describe, expect, it } from 'vitest'
import { countSettled, splitState, standings } from './standing.ts'
import { itemOf, ledger, personOf } from './testing/sample-split.ts'

function opened() {
  const bill = ledger()
  bill.open([personOf('olga', { sameAs: 'olga' }), personOf('bia')], [itemOf('field', 2_000)])
  const of = (personId: string) => standings(bill.split).find((each) => each.personId === personId)
  const credit = (amountCents: number) =>
    bill.send({ type: 'credit', personId: 'bia', paymentId: `c-${amountCents}`, amountCents }, { by: null })
  const field = (cents: number) =>
    bill.send({ type: 'edit', edits: [{ do: 'item', item: itemOf('field', cents) }] })
  return { bill, of, credit, field }
}

describe('how a bill stands (H10)', () => {
  it('is open while anything of it is, then settled, or cancelled', () => {
    const { bill } = opened()
    expect(splitState(bill.split)).toBe('open')
    for (const personId of ['olga', 'bia']) bill.send({ type: 'receive', personId })
    expect(splitState(bill.split)).toBe('settled')
    bill.send({ type: 'cancel', reason: 'Choveu' })
    expect(splitState(bill.split)).toBe('cancelled')
  })

  it('counts who had something to pay, though nothing is theirs any more', () => {
    const owing = { shareCents: 100, paidCents: 0, openCents: 100 }
    const had = { shareCents: 0, paidCents: 100, openCents: 0 }
    const free = { shareCents: 0, paidCents: 0, openCents: 0 }
    expect(countSettled([owing, had, free])).toEqual({ people: 2, settledPeople: 1 })
  })
})

describe('a supplement (rule 8)', () => {
  it('is what came after a share was paid in money, and is over when it is paid', () => {
    const { bill, of, field } = opened()
    bill.send({ type: 'receive', personId: 'bia' })
    expect(of('bia')).toMatchObject({ openCents: 0, supplement: false })
    field(2_400)
    expect(of('bia')).toMatchObject({ openCents: 200, supplement: true })
    bill.send({ type: 'receive', personId: 'bia' })
    expect(of('bia')).toMatchObject({ openCents: 0, supplement: false })
  })

  it('is not the rest of a share that credit paid in part, whatever waits for it', () => {
    const { bill, of, credit } = opened()
    credit(400)
    expect(of('bia')).toMatchObject({ openCents: 600, supplement: false })
    bill.send({ type: 'cash', personId: 'bia' }, { by: null })
    expect(of('bia')).toMatchObject({ openCents: 600, supplement: false })
  })

  it('is not what came after credit alone, of which some was given back', () => {
    const { bill, of, credit, field } = opened()
    credit(1_000)
    field(1_600)
    bill.send({ type: 'return_credit', personId: 'bia' })
    field(2_000)
    expect(of('bia')).toMatchObject({ paidCents: 800, openCents: 200, supplement: false })
  })
})
