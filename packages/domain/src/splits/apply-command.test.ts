import { describe, expect, it } from 'vitest'
import { groupText, shareText } from './reminder.ts'
import { standings } from './standing.ts'
import { AFTERNOON, itemOf, ledger, personOf } from './testing/sample-split.ts'

const HOUR_MS = 60 * 60_000
const later = (hours: number) => new Date(Date.parse(AFTERNOON) + hours * HOUR_MS).toISOString()

/** A bill of R$ 30,00 among Olga, p1 and p2. */
function opened() {
  const bill = ledger()
  bill.open(
    [personOf('olga', { name: 'Olga Reis', sameAs: 'olga' }), personOf('p1'), personOf('p2')],
    [itemOf('field', 3000)],
  )
  const of = (personId: string) => standings(bill.split).find((each) => each.personId === personId)
  const paid = (id: string) => bill.split.payments.filter(({ personId }) => personId === id)
  return { bill, of, paid }
}

describe('a bill among several people (H10)', () => {
  it('is opened once for a game, with a link of its own for each', () => {
    const { bill } = opened()
    expect(bill.split.shares.map(({ cents }) => cents)).toEqual([1000, 1000, 1000])
    expect(new Set(bill.split.people.map(({ token }) => token)).size).toBe(3)
    expect(bill.split.people.map(({ userId }) => userId)).toEqual(['olga', null, null])
    expect(bill.open([personOf('x')], [itemOf('y', 100)])).toMatchObject({ code: 'conflict' })
  })

  it('takes along who has paid in the racha, whole, and nobody else', () => {
    const bill = ledger({ paid: ['place-1', 'place-keeper', 'place-late'] })
    bill.open(
      [
        personOf('olga', { name: 'Olga Reis', sameAs: 'olga' }),
        personOf('p1', { sameAs: 'place-1' }),
        personOf('p2', { sameAs: 'place-2' }),
        personOf('keeper', { sameAs: 'place-keeper', exempt: true }),
      ],
      [itemOf('field', 3000)],
    )
    const open = () => standings(bill.split).map(({ personId, openCents }) => [personId, openCents])
    expect(open()).toEqual([
      ['olga', 1000],
      ['p1', 0],
      ['p2', 1000],
      ['keeper', 0],
    ])
    expect(bill.split.payments).toMatchObject([{ personId: 'p1', kind: 'cash', status: 'paid', cents: 1000 }])
    const late = personOf('late', { sameAs: 'place-late' })
    bill.send({ type: 'edit', edits: [{ do: 'person', person: late }] })
    expect(Object.fromEntries(open())).toMatchObject({ p1: 0, late: 0, p2: 750 })
    expect(bill.split.payments).toHaveLength(2)
  })

  it('is opened from one’s own game alone', () => {
    const origin = { kind: 'racha' as const, id: 'of-others' }
    expect(ledger().send({ type: 'open', origin, edits: [] })).toMatchObject({ code: 'not_found' })
  })

  it('is known to nobody but its organiser', () => {
    const { bill } = opened()
    const by = { id: 'rui', name: 'Rui' }
    expect(bill.send({ type: 'receive', personId: 'p1' }, { by })).toMatchObject({ code: 'not_found' })
  })

  it.each([
    [
      '0 people',
      ['olga', 'p1', 'p2'].map((personId) => ({ do: 'remove_person' as const, personId })),
      'Ponha ao menos uma pessoa.',
    ],
    [
      '41 people',
      Array.from({ length: 38 }, (_, index) => ({ do: 'person' as const, person: personOf(`q${index}`) })),
      'Divida entre até 40 pessoas.',
    ],
    [
      '61 items',
      Array.from({ length: 60 }, (_, index) => ({ do: 'item' as const, item: itemOf(`q${index}`, 300) })),
      'Ponha até 60 gastos.',
    ],
    [
      'an unknown tab',
      [{ do: 'item' as const, item: itemOf('t', 500, { source: { kind: 'tab', id: 'foreign' } }) }],
      'Não encontramos Gasto t.',
    ],
  ])('refuses %s, and changes nothing', (_what, edits, message) => {
    const { bill } = opened()
    const before = bill.split
    expect(bill.send({ type: 'edit', edits })).toMatchObject({ ok: false, message })
    expect(bill.split).toBe(before)
  })

  it('refuses a tab twice, an account twice and somebody unknown', () => {
    const { bill } = opened()
    const source = { kind: 'tab' as const, id: 'own-tab' }
    const put = (id: string) =>
      bill.send({ type: 'edit', edits: [{ do: 'item', item: itemOf(id, 500, { source }) }] })
    expect([put('a').ok, put('a').ok]).toEqual([true, true])
    expect(put('b')).toMatchObject({ code: 'conflict' })
    const join = (sameAs: string) =>
      bill.send({ type: 'edit', edits: [{ do: 'person', person: personOf('again', { sameAs }) }] })
    expect([join('olga'), join('nobody')]).toMatchObject([{ code: 'conflict' }, { code: 'not_found' }])
  })
})

describe('what was paid (rule 8, N1)', () => {
  it('never changes: a late item is a supplement, one taken away a credit', () => {
    const { bill, of, paid } = opened()
    bill.send({ type: 'receive', personId: 'p1' })
    bill.send({ type: 'edit', edits: [{ do: 'item', item: itemOf('late', 600) }] })
    expect(of('p1')).toMatchObject({ paidCents: 1000, openCents: 200, creditCents: 0, supplement: true })
    bill.send({
      type: 'edit',
      edits: [
        { do: 'remove_item', itemId: 'late' },
        { do: 'item', item: itemOf('field', 2400) },
      ],
    })
    expect(of('p1')).toMatchObject({ paidCents: 1000, openCents: 0, creditCents: 200 })
    expect(paid('p1').map(({ cents }) => cents)).toEqual([1000])
    bill.send({ type: 'return_credit', personId: 'p1' })
    expect(of('p1')).toMatchObject({ paidCents: 800, creditCents: 0 })
    expect(bill.send({ type: 'return_credit', personId: 'p1' })).toMatchObject({ code: 'amount_over_due' })
    expect(bill.send({ type: 'undo', paymentId: paid('p1')[0]?.id ?? '' })).toMatchObject({
      code: 'not_undoable',
    })
  })

  it('stays with its person: who has paid cannot be taken off', () => {
    const { bill } = opened()
    bill.send({ type: 'cash', personId: 'p1' }, { by: null })
    const leave = { type: 'edit' as const, edits: [{ do: 'remove_person' as const, personId: 'p1' }] }
    expect(bill.send(leave)).toMatchObject({ code: 'conflict' })
  })

  it('by Pix has a code of its own, which is withdrawn once another amount is open', () => {
    const { bill, of, paid } = opened()
    bill.send({ type: 'pix', personId: 'p1' }, { by: null })
    bill.send({ type: 'pix', personId: 'p1' }, { by: null })
    const [first] = paid('p1')
    expect(paid('p1')).toMatchObject([{ kind: 'pix', status: 'waiting', cents: 1000 }])
    bill.send({ type: 'edit', edits: [{ do: 'item', item: itemOf('late', 300) }] })
    expect(bill.send({ type: 'pix_paid', paymentId: first?.id ?? '' }, { by: null })).toMatchObject({
      code: 'not_found',
    })
    bill.send({ type: 'pix', personId: 'p1' }, { by: null })
    bill.send({ type: 'pix_paid', paymentId: paid('p1')[1]?.id ?? '' }, { by: null })
    expect(of('p1')).toMatchObject({ paidCents: 1100, openCents: 0 })
    expect(bill.send({ type: 'pix', personId: 'p1' }, { by: null })).toMatchObject({
      code: 'amount_over_due',
    })
    expect(bill.send({ type: 'undo', paymentId: paid('p1')[1]?.id ?? '' })).toMatchObject({
      code: 'not_undoable',
    })
  })

  it('in cash counts once the collector confirms it, who can undo it for 24 hours', () => {
    const { bill, of, paid } = opened()
    bill.send({ type: 'cash', personId: 'p1' }, { by: null })
    expect(of('p1')).toMatchObject({ paidCents: 0, openCents: 1000, said: { cents: 1000 } })
    expect(bill.send({ type: 'cash', personId: 'p1' }, { by: null })).toMatchObject({ code: 'conflict' })
    const paymentId = paid('p1')[0]?.id ?? ''
    bill.send({ type: 'confirm', paymentId })
    expect(of('p1')).toMatchObject({ paidCents: 1000, said: null })
    expect(bill.send({ type: 'confirm', paymentId })).toMatchObject({ code: 'invalid_transition' })
    expect(bill.send({ type: 'undo', paymentId }, { at: later(25) })).toMatchObject({ code: 'not_undoable' })
    bill.send({ type: 'undo', paymentId }, { at: later(24) })
    expect(of('p1')).toMatchObject({ paidCents: 0, openCents: 1000 })
    expect(bill.send({ type: 'undo', paymentId })).toMatchObject({ code: 'already_undone' })
  })

  it('is not waited for any more when a Pix came first', () => {
    const { bill, of, paid } = opened()
    bill.send({ type: 'pix', personId: 'p1' }, { by: null })
    bill.send({ type: 'cash', personId: 'p1' }, { by: null })
    bill.send({ type: 'pix_paid', paymentId: paid('p1')[0]?.id ?? '' }, { by: null })
    expect(of('p1')).toMatchObject({ paidCents: 1000, said: null })
  })

  it('by the organiser in cash counts at once, as they collect it', () => {
    const { bill, of } = opened()
    bill.send({ type: 'cash', personId: 'olga' })
    expect(of('olga')).toMatchObject({ paidCents: 1000, said: null })
  })

  it('of a cancelled bill is credit, and nothing else happens to it', () => {
    const { bill, of } = opened()
    bill.send({ type: 'receive', personId: 'p1' })
    bill.send({ type: 'cancel', reason: 'Choveu' })
    expect(of('p1')).toMatchObject({ shareCents: 0, creditCents: 1000 })
    expect(bill.send({ type: 'receive', personId: 'p2' })).toMatchObject({ code: 'invalid_transition' })
    expect(bill.send({ type: 'return_credit', personId: 'p1' }).ok).toBe(true)
  })
})

describe('a reminder', () => {
  it('is at most one in 24 hours for a person, and of what is open', () => {
    const { bill } = opened()
    const remind = (personId: string, at?: string) =>
      bill.send({ type: 'remind', personId }, at ? { at } : {})
    expect([remind('p1').ok, remind('p2').ok]).toEqual([true, true])
    expect(remind('p1', later(23))).toMatchObject({ code: 'too_soon' })
    expect(remind('p1', later(24)).ok).toBe(true)
    bill.send({ type: 'receive', personId: 'p2' })
    expect(remind('p2', later(24))).toMatchObject({ code: 'amount_over_due' })
  })

  it.each([
    ['2026-11-21T23:59:00.000Z', true],
    ['2026-11-22T00:00:00.000Z', false],
    ['2026-11-22T10:59:00.000Z', false],
    ['2026-11-22T11:00:00.000Z', true],
  ])('is silent from 21h to 8h where they play: %s', (at, ok) => {
    expect(opened().bill.send({ type: 'remind', personId: 'p1' }, { at }).ok).toBe(ok)
  })
})

it('the text of a share has its link on a line of its own, and no surname', () => {
  const text = shareText(
    { title: 'Sábado, Quadra 2' },
    { name: 'Caio Lima', cents: 1000, url: 'https://campo.test/conta/x' },
  )
  expect(text.split('\n').at(-1)).toBe('https://campo.test/conta/x')
  expect(text).not.toContain('Lima')
})

it.each([
  [0, 'Faltam R$ 20,00.'],
  [1, 'Faltam R$ 20,00, de 1 pessoa.'],
  [2, 'Faltam R$ 20,00, de 2 pessoas.'],
])('the text for a group says of how many it is open: %i', (owing, words) => {
  const url = 'https://campo.test/conta/grupo-x'
  const text = groupText({ title: 'o jogo de sábado' }, { openCents: 2000, owing, url }).replaceAll(
    '\u00a0',
    ' ',
  )
  expect(text).toContain(`Conta do jogo de sábado. ${words}\n`)
  expect(text.split('\n').at(-1)).toBe(url)
})

describe('the history of a bill', () => {
  it('says who did what, before and after', () => {
    const { bill } = opened()
    bill.send({ type: 'edit', edits: [{ do: 'item', item: itemOf('field', 3300) }] })
    bill.send({ type: 'cash', personId: 'p1' }, { by: null })
    const [open, edit, cash] = bill.split.changes
    expect(open).toMatchObject({ who: 'Olga Reis', what: 'Abriu a conta' })
    const plain = JSON.parse(JSON.stringify(edit).replace(/\u00a0/g, ' '))
    expect(plain.differences).toEqual([
      { name: 'Gasto field', before: 'R$ 30,00, de todos', after: 'R$ 33,00, de todos' },
    ])
    expect(cash).toMatchObject({
      who: 'Nome p1',
      differences: [{ before: null, after: 'espera confirmação' }],
    })
  })
})

describe('the history of what is paid', () => {
  const guest = { by: null }
  const last = (bill: ReturnType<typeof opened>['bill']) => {
    const { what, differences } = bill.split.changes.at(-1) ?? {}
    return [what, differences?.map(({ name, before, after }) => [name.replace(/,.*/, ''), before, after])]
  }

  it('says whose payment it was, and what has become of it', () => {
    const { bill, paid } = opened()
    bill.send({ type: 'receive', personId: 'p1' })
    expect(last(bill)).toEqual(['Recebeu em dinheiro: Nome p1', [['Dinheiro', null, 'pago']]])
    bill.send({ type: 'cash', personId: 'p2' }, guest)
    const paymentId = paid('p2')[0]?.id ?? ''
    bill.send({ type: 'confirm', paymentId })
    expect(last(bill)).toEqual([
      'Confirmou o dinheiro: Nome p2',
      [['Dinheiro', 'espera confirmação', 'pago']],
    ])
    bill.send({ type: 'undo', paymentId })
    expect(last(bill)).toEqual(['Desfez um pagamento: Nome p2', [['Dinheiro', 'pago', 'desfeito']]])
  })

  it('has neither a code that is asked for nor one that is withdrawn, nor a card that is declined', () => {
    const { bill } = opened()
    const changes = () => bill.split.changes.length
    const before = changes()
    bill.send({ type: 'pix', personId: 'p1' }, guest)
    const card = { brand: 'visa', last4: '1111', instalments: 1, waits: 'bank' } as const
    bill.send({ type: 'card', personId: 'p2', paymentId: 'card-2', amountCents: 1000, card }, guest)
    bill.send({ type: 'card_decided', paymentId: 'card-2', approved: false }, guest)
    expect(changes()).toBe(before)
    bill.send({ type: 'edit', edits: [{ do: 'item', item: itemOf('late', 300) }] })
    expect(last(bill)).toEqual(['Mudou a conta', [['Gasto late', null, expect.any(String)]]])
  })

  it('has a card that waited, where cash in hand ends it', () => {
    const { bill } = opened()
    const card = { brand: 'visa', last4: '1111', instalments: 1, waits: 'bank' } as const
    bill.send({ type: 'card', personId: 'p1', paymentId: 'card-1', amountCents: 1000, card }, guest)
    bill.send({ type: 'receive', personId: 'p1' })
    expect(last(bill)).toEqual([
      'Recebeu em dinheiro: Nome p1',
      [
        ['Cartão', null, 'desfeito'],
        ['Dinheiro', null, 'pago'],
      ],
    ])
  })

  it('has a transaction that paid, and that it was not for the share', () => {
    const { bill } = opened()
    const who = () => bill.split.changes.at(-1)?.who
    const paid = { amountCents: 1000, paidAt: AFTERNOON, statementKey: 'bank-1' }
    const step = { type: 'statement', personId: 'p1', paymentId: 'line' } as const
    bill.send({ ...step, paid }, guest)
    expect([who(), ...last(bill)]).toEqual(['Nome p1', 'Pagou por Pix à arena', [['Pix', null, 'pago']]])
    bill.send({ ...step, paid: null }, guest)
    expect([who(), ...last(bill)]).toEqual([
      'Arena',
      'Desfez um Pix do extrato: Nome p1',
      [['Pix', 'pago', 'desfeito']],
    ])
  })

  it('has money that a Pix brought, and cash that it made needless', () => {
    const { bill, paid } = opened()
    bill.send({ type: 'pix', personId: 'p1' }, guest)
    bill.send({ type: 'cash', personId: 'p1' }, guest)
    bill.send({ type: 'pix_paid', paymentId: paid('p1')[0]?.id ?? '' }, guest)
    expect(last(bill)).toEqual([
      'Pagou por Pix',
      [
        ['Pix', null, 'pago'],
        ['Dinheiro', 'espera confirmação', 'desfeito'],
      ],
    ])
  })
})

describe('a tab that the counter hands over', () => {
  it('is everybody’s, once, with its newest amount', () => {
    const { bill, of } = opened()
    const hand = (cents: number) =>
      bill.send({ type: 'hand_tab', itemId: `t${cents}`, tabId: 'tab', name: 'Comanda', cents })
    hand(300)
    hand(600)
    expect(of('p1')?.shareCents).toBe(1200)
    expect(bill.split.items).toHaveLength(2)
  })

  it('waits to be claimed where fixed parts leave no room for it', () => {
    const bill = ledger()
    bill.open([personOf('a', { part: { as: 'amount', cents: 1000 } })], [itemOf('field', 1000)])
    bill.send({ type: 'hand_tab', itemId: 't', tabId: 'tab', name: 'Comanda', cents: 300 })
    expect(bill.split.items[1]?.payers).toEqual({ of: 'claim', byId: null })
  })
})

it('a renewed link is another one, and the share and the links of others stay', () => {
  const { bill } = opened()
  const before = bill.split
  bill.send({ type: 'renew_link', personId: 'p1' })
  const tokens = (split: typeof before) => split.people.map(({ token }) => token)
  const [olga, , p2] = tokens(before)
  expect(tokens(bill.split)).toEqual([olga, expect.not.stringMatching(`^${tokens(before)[1]}$`), p2])
  expect(bill.split.shares).toEqual(before.shares)
  expect(bill.send({ type: 'renew_link', personId: 'gone' })).toMatchObject({ code: 'not_found' })
})

describe('a share by card (H9, H10)', () => {
  const step = (amountCents: number, waits: 'confirmation' | 'bank' | null, paymentId = 'card-1') =>
    ({
      type: 'card',
      personId: 'p1',
      paymentId,
      amountCents,
      card: { brand: 'visa', last4: '1111', instalments: 1, waits },
    }) as const
  const decided = (approved: boolean) => ({ type: 'card_decided', paymentId: 'card-1', approved }) as const
  const guest = { by: null }

  it('counts at once, and neither a code nor cash is waited for any more', () => {
    const { bill, of, paid } = opened()
    bill.send({ type: 'pix', personId: 'p1' }, guest)
    bill.send({ type: 'cash', personId: 'p1' }, guest)
    expect(bill.send(step(1000, null), guest)).toMatchObject({ ok: true })
    expect(of('p1')).toMatchObject({ paidCents: 1000, openCents: 0, said: null })
    expect(paid('p1').map(({ kind, status }) => [kind, status])).toEqual([
      ['pix', 'undone'],
      ['cash', 'undone'],
      ['card', 'paid'],
    ])
    expect(bill.split.changes.at(-1)).toMatchObject({ who: 'Nome p1', what: 'Pagou com cartão' })
  })

  it('is for exactly what is open, so that nobody is charged what they have not seen', () => {
    const { bill } = opened()
    for (const cents of [999, 1001])
      expect(bill.send(step(cents, null), guest)).toMatchObject({ code: 'conflict' })
    bill.send(step(1000, null), guest)
    expect(bill.send(step(1000, null, 'card-2'), guest)).toMatchObject({ code: 'amount_over_due' })
  })

  it('waits for its bank, as the one payment of the share', () => {
    const { bill, of, paid } = opened()
    bill.send({ type: 'pix', personId: 'p1' }, guest)
    const changes = bill.split.changes.length
    bill.send(step(1000, 'confirmation'), guest)
    expect(of('p1')).toMatchObject({ paidCents: 0, openCents: 1000 })
    expect(paid('p1').map(({ status }) => status)).toEqual(['undone', 'waiting'])
    expect(bill.split.changes).toHaveLength(changes)
    for (const again of [
      step(1000, null, 'card-2'),
      { type: 'pix', personId: 'p1' } as const,
      { type: 'cash', personId: 'p1' } as const,
    ])
      expect(bill.send(again, guest)).toMatchObject({
        code: 'conflict',
        message: 'Um cartão ainda está sendo conferido.',
      })
    bill.send(decided(true), guest)
    expect(of('p1')).toMatchObject({ paidCents: 1000, openCents: 0 })
    expect(bill.send({ type: 'undo', paymentId: 'card-1' })).toMatchObject({ code: 'not_undoable' })
  })

  it('is charged nothing when the bank declines, or the share was paid or got smaller meanwhile', () => {
    const { bill, of, paid } = opened()
    bill.send(step(1000, 'bank'), guest)
    bill.send(decided(false), guest)
    expect([of('p1')?.openCents, paid('p1')[0]?.status]).toEqual([1000, 'declined'])
    expect(bill.send(decided(true), guest)).toMatchObject({ code: 'not_found' })

    const other = opened()
    other.bill.send(step(1000, 'bank'), guest)
    other.bill.send({ type: 'receive', personId: 'p1' })
    expect(other.bill.send(decided(true), guest)).toMatchObject({ code: 'not_found' })
    expect(other.of('p1')).toMatchObject({ paidCents: 1000, creditCents: 0 })

    const smaller = opened()
    smaller.bill.send(step(1000, 'bank'), guest)
    smaller.bill.send({ type: 'edit', edits: [{ do: 'item', item: itemOf('field', 2700) }] })
    expect(smaller.paid('p1')[0]?.status).toBe('undone')
  })

  it('counts what the bank has taken of a share that grew since: the rest is a supplement', () => {
    const { bill, of } = opened()
    bill.send(step(1000, 'bank'), guest)
    bill.send({ type: 'edit', edits: [{ do: 'item', item: itemOf('field', 3300) }] })
    bill.send(decided(true), guest)
    expect(of('p1')).toMatchObject({ paidCents: 1000, openCents: 100, supplement: true })
  })
})

describe('money of a share that the arena gives back by its bank (N6, H10)', () => {
  const guest = { by: null }
  const back = (cents: number, id = 'card-1-tab-back') =>
    ({ type: 'given_back', id, splitId: 'bill', personId: 'p1', paymentId: 'card-1', cents }) as const
  const byCard = () => {
    const all = opened()
    const card = { brand: 'visa', last4: '1111', instalments: 1, waits: null } as const
    all.bill.send({ type: 'card', personId: 'p1', paymentId: 'card-1', amountCents: 1000, card }, guest)
    return all
  }

  it('is owed again, once, as something that was never paid, and is told', () => {
    const { bill, of, paid } = byCard()
    bill.give(back(1000), guest)
    bill.give(back(1000), guest)
    expect(of('p1')).toMatchObject({ paidCents: 0, openCents: 1000, creditCents: 0, supplement: false })
    expect(paid('p1').map(({ kind, cents, returnsId }) => [kind, cents, returnsId])).toEqual([
      ['card', 1000, undefined],
      ['returned', 1000, 'card-1'],
    ])
    expect(bill.split.changes.at(-1)).toMatchObject({
      who: 'Arena',
      what: 'Devolveu o pagamento: Nome p1',
      differences: [{ name: expect.stringMatching(/^Pagamento devolvido, R\$/) as string, after: 'pago' }],
    })
    expect(bill.send({ type: 'pix', personId: 'p1' }, guest)).toMatchObject({ ok: true })
  })

  it('is not counted as paid again by undoing it: the bank has it', () => {
    const { bill, of } = byCard()
    bill.give(back(400), guest)
    expect(bill.send({ type: 'undo', paymentId: 'card-1-tab-back' })).toEqual({
      ok: false,
      code: 'not_undoable',
      message: 'O banco já está devolvendo esse dinheiro: isso não se desfaz.',
    })
    expect(of('p1')).toMatchObject({ paidCents: 600, openCents: 400 })
  })

  it('is taken off what a cancelled bill still has to give back', () => {
    const { bill, of } = byCard()
    bill.send({ type: 'cancel', reason: 'Choveu' })
    expect(of('p1')?.creditCents).toBe(1000)
    expect(bill.give(back(1000), guest)).toMatchObject({ ok: true })
    expect(of('p1')).toMatchObject({ creditCents: 0, openCents: 0 })
  })
})

describe('a booking of a bill that is cancelled (N6)', () => {
  const booking = { kind: 'booking', id: 'own-booking' } as const
  const tab = { kind: 'tab', id: 'own-tab' } as const
  const over = { type: 'source_over', source: booking } as const
  const guest = { by: null }

  it('ends a bill of nothing else: nothing is owed, and what friends gave in cash is credit', () => {
    const bill = ledger()
    bill.open([personOf('p1'), personOf('p2')], [itemOf('field', 2000, { source: booking })])
    bill.send({ type: 'receive', personId: 'p1' })
    bill.send({ type: 'pix', personId: 'p2' }, guest)
    expect(bill.send(over, guest)).toMatchObject({ ok: true })
    expect(standings(bill.split).map(({ openCents, creditCents }) => [openCents, creditCents])).toEqual([
      [0, 1000],
      [0, 0],
    ])
    expect(bill.split.payments.at(-1)).toMatchObject({ kind: 'pix', status: 'undone' })
    expect(bill.split).toMatchObject({ cancelReason: 'A reserva foi cancelada' })
    expect(bill.split.changes.at(-1)).toMatchObject({ who: 'Arena', what: 'Tirou a reserva cancelada' })
    for (const step of [
      { type: 'pix', personId: 'p2' },
      { type: 'remind', personId: 'p2' },
    ] as const)
      expect(bill.send(step)).toMatchObject({ code: 'invalid_transition' })
  })

  it.each([
    ['equal parts', { as: 'rest' }, [300, 300]],
    ['an amount that is more than what is left', { as: 'amount', cents: 900 }, [300, 300]],
    ['an amount that still fits', { as: 'amount', cents: 200 }, [200, 400]],
  ] as const)('leaves the tab on it, by %s', (_what, part, shares) => {
    const bill = ledger()
    bill.open(
      [personOf('p1', { part }), personOf('p2')],
      [itemOf('field', 2000, { source: booking }), itemOf('bar', 600, { source: tab })],
    )
    expect(bill.send(over, guest)).toMatchObject({ ok: true })
    expect(bill.split.cancelledAt).toBeNull()
    expect(bill.split.items.map(({ id }) => id)).toEqual(['bar'])
    expect(bill.split.shares.map(({ cents }) => cents)).toEqual(shares)
  })

  it('changes nothing of a bill that it is not on', () => {
    const { bill } = opened()
    const { items, shares } = bill.split
    bill.send(over, guest)
    expect(bill.split).toMatchObject({ items, shares, cancelledAt: null })
  })
})

describe('the share of a guest on an account (H10)', () => {
  it('moves no cent, and is in the history', () => {
    const { bill, of } = opened()
    bill.send({ type: 'receive', personId: 'p1' })
    const before = of('p1')
    expect(bill.send({ type: 'take', personId: 'p1', userId: 'bia' }, { by: null })).toMatchObject({
      ok: true,
    })
    expect(of('p1')).toEqual(before)
    expect(bill.split.people.map(({ userId }) => userId)).toEqual(['olga', 'bia', null])
    expect(bill.split.changes.at(-1)?.what).toBe('Pôs a parte na própria conta')
    expect(bill.send({ type: 'take', personId: 'p1', userId: 'bia' }, { by: null })).toMatchObject({
      ok: true,
    })
  })

  it('is one for each account, and nobody’s who has taken it before', () => {
    const { bill } = opened()
    bill.send({ type: 'take', personId: 'p1', userId: 'bia' }, { by: null })
    for (const [personId, userId] of [
      ['p1', 'rui'],
      ['p2', 'bia'],
      ['p2', 'olga'],
    ] as const)
      expect(bill.send({ type: 'take', personId, userId }, { by: null })).toMatchObject({ code: 'conflict' })
    expect(bill.send({ type: 'take', personId: 'gone', userId: 'rui' }, { by: null })).toMatchObject({
      code: 'not_found',
    })
  })
})
