import { expenseAnswerSchema } from '@campo-livre/domain/expenses/command.ts'
import { type ExpenseRow, expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const CALL = 'POST /company/expenses/commands'

const give = async (body: object, as = 'dono') => ask(CALL, { as, body })
const good = async (body: object) => expenseAnswerSchema.parse((await give(body)).body.data)
const listed = async (what = 'expenses', as = 'dono') =>
  z.array(expenseRowSchema).parse((await ask(`GET /company/${what}`, { as })).body.data)
const rent = {
  type: 'create',
  kind: 'expense',
  description: 'Sistema de som',
  category: 'other',
  amountCents: 90_000,
  dueDay: '2026-11-30',
  repeats: 'once',
}
const pay = (expenseId: string, amountCents: number) => ({
  type: 'pay',
  expenseId,
  amountCents,
  day: '2026-11-20',
  method: 'pix',
})
const advance = (days: number) => ask('POST /__mock/clock', { body: { advanceMinutes: days * 1440 } })

describe('a command about expenses (H5, decision 077)', () => {
  it('adds one, which is listed, and read by its id; undone it is gone', async () => {
    const { commandId, expenses } = await good(rent)
    const [made] = expenses
    expect(made).toMatchObject({ status: 'pending', leftCents: 90_000, repeats: 'once', part: null })
    expect((await listed()).map(({ id }) => id)).toContain(made?.id)
    expect((await ask(`GET /company/expenses/${made?.id}`, { as: 'dono' })).body.data).toEqual(made)
    await good({ type: 'undo', commandId })
    expect((await listed()).map(({ id }) => id)).not.toContain(made?.id)
    expect((await give({ type: 'undo', commandId })).body.code).toBe('already_undone')
  })

  it('adds one that is paid, with its receipt; undone both are gone (H6)', async () => {
    const receipt = { name: 'nota.png', file: ONE_PIXEL }
    const before = db().expenseReceipts.all().length
    const { commandId, expenses } = await good({ ...rent, paidDay: '2026-11-20', method: 'cash', receipt })
    expect(expenses[0]).toMatchObject({ status: 'paid', paidDay: '2026-11-20', receiptCount: 1 })
    const [newest] = (await ask('GET /company/financial', { as: 'dono' })).body.data as object[]
    expect(newest).toMatchObject({ day: '2026-11-20', amountCents: -90_000 })
    await good({ type: 'undo', commandId })
    expect(db().expenseReceipts.all()).toHaveLength(before)
  })

  it('adds nothing where its payment or its receipt is refused', async () => {
    const before = (await listed()).length
    const paid = { ...rent, paidDay: '2026-11-21', method: 'pix' }
    expect((await give(paid)).body).toMatchObject({ code: 'invalid' })
    expect(
      (await give({ ...rent, receipt: { name: 'nota.txt', file: 'data:text/plain;base64,QQ==' } })).status,
    ).toBe(422)
    expect(await listed()).toHaveLength(before)
  })

  it('counts once by its key', async () => {
    for (const _ of [1, 2]) await ask(CALL, { as: 'dono', body: rent, key: 'one and the same' })
    expect((await listed()).filter(({ description }) => description === 'Sistema de som')).toHaveLength(1)
  })

  it('pays in parts, and each part is an outgo of its day (H6, rule 10)', async () => {
    const entries = async () =>
      (await ask('GET /company/financial', { as: 'dono' })).body.data as {
        day: string
        amountCents: number
      }[]
    const before = (await entries()).length
    expect((await good(pay('energy', 100_000))).expenses[0]).toMatchObject({
      status: 'overdue',
      paidCents: 100_000,
      leftCents: 200_000,
      paidDay: null,
    })
    const paid = (await good(pay('energy', 200_000))).expenses[0]
    expect(paid).toMatchObject({ status: 'paid', paidDay: '2026-11-20' })
    expect(
      (await entries())
        .slice(0, 2)
        .map(({ amountCents }) => amountCents)
        .toSorted((a, b) => b - a),
    ).toEqual([-100_000, -200_000])
    const paymentId = paid?.payments[0]?.id
    await good({ type: 'void_payment', expenseId: 'energy', paymentId, reason: 'Era outra conta' })
    expect(await entries()).toHaveLength(before + 1)
  })

  it('of other income stands beside them, and its money comes in', async () => {
    const { expenses } = await good({ ...rent, kind: 'income', category: 'sponsor', dueDay: '2026-11-20' })
    const id = expenses[0]?.id ?? ''
    expect((await listed('incomes')).map((each) => each.id)).toEqual([id])
    expect((await listed()).map((each) => each.id)).not.toContain(id)
    await good(pay(id, 90_000))
    const { body } = await ask('GET /company/financial', { as: 'dono' })
    expect((body.data as object[])[0]).toMatchObject({ kind: 'income', source: 'other', amountCents: 90_000 })
  })

  it('refuses at the field, and answers who was late with the row as it is', async () => {
    const over = await give(pay('energy', 300_001))
    expect([over.status, over.body.errors]).toEqual([
      422,
      { amountCents: [expect.stringMatching(/^Faltam R\$\s3\.000,00\./)] },
    ])
    const row = (await listed()).find(({ id }) => id === 'energy')
    const facts = { ...row, type: 'change', expenseId: 'energy', amountCents: 5 }
    await good(facts)
    const late = await give({ ...facts, amountCents: 6 })
    expect([late.status, late.body.code, (late.body.data as ExpenseRow).amountCents]).toEqual([
      409,
      'stale',
      5,
    ])
  })

  it('never touches another company’s', async () => {
    expect((await give(pay('praia-rent', 1))).status).toBe(404)
    expect((await ask('GET /company/expenses/praia-rent', { as: 'dono' })).status).toBe(404)
    expect((await give({ type: 'delete', expenseIds: ['energy'], scope: 'one' }, 'dona')).status).toBe(404)
  })
})

describe('a recurrence (H5)', () => {
  it('is made when somebody comes, each once after 90 days', async () => {
    await good({ ...rent, repeats: 'month', dueDay: '2026-10-31' })
    const days = async () =>
      (await listed()).filter(({ repeats }) => repeats === 'month').map(({ dueDay }) => dueDay)
    expect(await days()).toEqual(['2026-10-31', '2026-11-30', '2026-12-31'])
    await advance(90)
    expect(await days()).toEqual([
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ])
    expect(await days()).toHaveLength(6)
  })

  it('tells once what is due tomorrow and once what is overdue', async () => {
    const notices = () =>
      db()
        .notifications.by('userId', 'dono')
        .map(({ message }) => message.replaceAll('\u00a0', ' '))
        .filter((message) => message.includes('Sistema de som'))
    await good({ ...rent, dueDay: '2026-11-22' })
    for (const days of [1, 1, 1, 1]) {
      await advance(days)
      await listed()
      await listed()
    }
    expect(notices()).toEqual([
      'Vence amanhã: Sistema de som, R$ 900,00.',
      'Venceu e não foi paga: Sistema de som, R$ 900,00.',
    ])
  })
})

describe('receipts (H5)', () => {
  const path = '/company/expenses/energy/receipts'
  const pdf = `data:application/pdf;base64,${btoa('%PDF-1.4 nada')}`
  const add = (file = ONE_PIXEL, as = 'dono') => ask(`POST ${path}`, { as, body: { name: 'conta', file } })
  const receiptsOf = (data: unknown) => expenseRowSchema.parse(data).receipts

  it('are kept up to five, read with their file, and removed', async () => {
    const [first] = receiptsOf((await add(pdf)).body.data)
    for (const _ of [2, 3, 4, 5]) expect((await add()).status).toBe(201)
    const sixth = await add()
    expect([sixth.status, sixth.body.message]).toEqual([409, 'Cabem até 5 comprovantes. Remova um antes.'])
    const one = `${path}/${first?.id}`
    expect((await ask(`GET ${one}`, { as: 'dono' })).body.data).toMatchObject({ type: 'pdf', file: pdf })
    expect(receiptsOf((await ask(`DELETE ${one}`, { as: 'dono' })).body.data)).toHaveLength(4)
    expect((await ask(`GET ${one}`, { as: 'dono' })).status).toBe(404)
  })

  it('are pictures or PDFs by what is in them, and nobody else’s', async () => {
    const renamed = pdf.replace('application/pdf', 'image/jpeg')
    expect((await add(renamed)).body.errors).toEqual({
      file: ['Esse arquivo não é um PDF nem uma foto que dê para guardar.'],
    })
    expect((await add(ONE_PIXEL, 'dona')).status).toBe(404)
  })
})

describe('the expense of a purchase (H4, H5)', () => {
  it('comes once, names its product, and is changed there', async () => {
    await ask('POST /company/products/agua/purchases', {
      as: 'dono',
      body: { packs: 2, packSize: 12, costCents: 4800, supplier: 'Fonte Boa', method: 'later' },
    })
    const bought = (await listed()).filter(({ productId }) => productId === 'agua')
    expect(bought).toMatchObject([{ supplier: 'Fonte Boa', leftCents: 4800, category: 'stock' }])
    const id = bought[0]?.id ?? ''
    const gone = await give({ type: 'delete', expenseIds: [id], scope: 'one' })
    expect(gone.body.message).toBe('Essa despesa é de uma compra de estoque. Ela muda no produto.')
    expect((await good(pay(id, 4800))).expenses[0]?.status).toBe('paid')
  })
})

describe('a bank’s statement (H5)', () => {
  const lines = [
    { key: 'a', day: '2026-11-18', amountCents: -300_000, text: 'Pgto' },
    { key: 'b', day: '2026-11-05', amountCents: -300_000, text: 'Pgto' },
    { key: 'c', day: '2026-11-19', amountCents: -700, text: 'Rede nova' },
  ]
  const match = async () =>
    (await ask('POST /company/expenses/statement', { as: 'dono', body: { lines } })).body.data as {
      fate: string
      pays: { id: string } | null
    }[]

  it('pays what is open, knows what is paid, and taken twice counts once', async () => {
    const matched = await match()
    expect(matched.map(({ fate, pays }) => [fate, pays?.id])).toEqual([
      ['pays', 'energy'],
      ['known', undefined],
      ['new', undefined],
    ])
    const taken = [lines[0], lines[2]].map((each, index) => {
      return { ...each, expenseId: index === 0 ? 'energy' : null, category: 'other' }
    })
    await good({ type: 'take_statement', lines: taken })
    expect((await match()).map(({ fate }) => fate)).toEqual(['known', 'known', 'known'])
    expect((await give({ type: 'take_statement', lines: taken })).body.code).toBe('conflict')
    expect(db().expenses.find('energy')?.payments).toMatchObject([{ day: '2026-11-18', statementKey: 'a' }])
  })
})

describe('the figures of a list (H5, rule 10)', () => {
  type Due = Record<'overdue' | 'week' | 'month', { to: string; cents: number; count: number }>
  const due = async (search = '', what = 'expenses') => {
    const { meta } = (await ask(`GET /company/${what}?perPage=100${search}`, { as: 'dono' })).body
    return (meta as { due: Due }).due
  }
  const filtered = async (status: string, before?: string) => {
    const filters = [
      { column: 'status', operator: 'and', conditions: [{ mode: 'equals', value: status }] },
      ...(before === undefined
        ? []
        : [{ column: 'dueDay', operator: 'and', conditions: [{ mode: 'dateBefore', value: before }] }]),
    ]
    const search = `perPage=100&filters=${encodeURIComponent(JSON.stringify(filters))}`
    const rows = z
      .array(expenseRowSchema)
      .parse((await ask(`GET /company/expenses?${search}`, { as: 'dono' })).body.data)
    return { cents: rows.reduce((sum, { leftCents }) => sum + leftCents, 0), count: rows.length }
  }
  const dayAfter = (day: string) => addDays(day, 1)

  it('are the sums of the rows that their filters show, and stay when a filter changes the list', async () => {
    for (const [amountCents, dueDay] of [
      [10_000, '2026-11-20'],
      [20_000, '2026-11-22'],
      [40_000, '2026-11-23'],
      [80_000, '2026-12-01'],
    ])
      await good({ ...rent, amountCents, dueDay })
    await good(pay('energy', 100_000))
    const { overdue, week, month } = await due()
    expect([week.to, month.to]).toEqual(['2026-11-22', '2026-11-30'])
    expect(overdue).toMatchObject(await filtered('overdue'))
    expect(week).toMatchObject(await filtered('pending', dayAfter(week.to)))
    expect(month).toMatchObject(await filtered('pending', dayAfter(month.to)))
    expect(month.cents - week.cents).toBeGreaterThanOrEqual(40_000)
    expect(overdue.cents).toBeGreaterThanOrEqual(200_000)
    const nothing = encodeURIComponent(
      JSON.stringify([
        { column: 'description', operator: 'and', conditions: [{ mode: 'equals', value: 'nada' }] },
      ]),
    )
    expect(await due(`&filters=${nothing}`)).toEqual({ overdue, week, month })
  })

  it('follow a payment, and are apart from those of other income', async () => {
    const before = await due()
    await good(pay('energy', 100_000))
    expect((await due()).overdue.cents).toBe(before.overdue.cents - 100_000)
    const incomes = await due('', 'incomes')
    await good({ ...rent, kind: 'income', category: 'sponsor', dueDay: '2026-11-20', amountCents: 5 })
    expect((await due('', 'incomes')).week.cents).toBe(incomes.week.cents + 5)
    expect((await due()).week).toEqual(before.week)
  })
})
