import { keptSums } from '@campo-livre/domain/tills/till-sum.ts'
import { tillEntriesOf } from '../tills/till-entries.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { profitOfCell } from '@campo-livre/domain/financial/hours/cells-of.ts'
import type { HoursReport } from '@campo-livre/domain/financial/hours/hours.ts'
import { usualSharing } from '@campo-livre/domain/financial/hours/sharing.ts'
import type { SettingsDetail } from '@campo-livre/domain/financial/settings/money-settings.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import type { TillReport } from '@campo-livre/domain/tills/till-row.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'
import { tinyExpense, tinyRacha, tinyTab, tinyTill } from '@campo-livre/mocks/testing/tiny-houses.ts'

const backend = testBackend()
const get = async (path: string) => (await backend.ask(`GET ${path}`, { as: 'dono' })).body
const report = async (question: string) =>
  (await get(`/company/financial/report?${question}`)).data as FinancialReport
const list = async (path: string) => (await get(`${path}?perPage=100`)).data as Entry[]
const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0)
const signed = (rows: readonly Entry[]) => sum(rows.map(({ amountCents }) => amountCents))

const DAY = '2026-11-10'
/** Midnight at the arena, at the beginning and at the end of that day. */
const [OPENS, CLOSES] = ['2026-11-10T03:00:00.000Z', '2026-11-11T03:00:00.000Z']
/** The filter of what customers paid or got back on that day. */
const TAKEN = encodeURIComponent(
  JSON.stringify([{ column: 'takenDay', operator: 'and', conditions: [{ mode: 'dateIs', value: DAY }] }]),
)
const SECOND_TO = '2026-11-11T02:59:59.000Z'

/** A day at the Arena Paulista with a payment at both of its midnights, and what went back. */
async function aDay(): Promise<void> {
  const { db } = backend.server
  const payment = { receivedCents: null, lines: [], byId: null, voided: null }
  const back = (at: string) => ({ at, byId: null, reason: 'Engano' })
  await db.tabs.insert(
    tinyTab({
      id: 'day',
      code: 'CMD-DAY2',
      payments: [
        { ...payment, id: 'd1', method: 'cash', amountCents: 1_100, paidAt: OPENS },
        { ...payment, id: 'd2', method: 'card', amountCents: 2_300, paidAt: SECOND_TO },
        { ...payment, id: 'd3', method: 'pix', amountCents: 400, paidAt: CLOSES },
        { ...payment, id: 'd4', method: 'cash', amountCents: 700, paidAt: OPENS, voided: back(SECOND_TO) },
        { ...payment, id: 'd5', method: 'card', amountCents: 90, paidAt: SECOND_TO, voided: back(CLOSES) },
      ],
    }),
  )
  const paid = tinyBooking().payment
  await db.bookings.insert(
    tinyBooking({
      id: 'venue',
      code: 'RSV-VEN2',
      start: OPENS,
      end: '2026-11-10T04:00:00.000Z',
      payment: paid && { ...paid, id: 'v', method: 'venue', paidAt: OPENS },
    }),
  )
  const { id: _same, ...till } = tinyTill({ openedAt: OPENS, closedAt: CLOSES, movements: [] })
  const sums = keptSums({ ...till, id: 'till-closed' }, tillEntriesOf(db, till), CLOSES)
  await db.tills.update('till-closed', { ...till, sums, countedCents: 26_100 })
}

describe('the finances by calls (H6)', () => {
  it('say the same as the till and the list of movements, for each way of paying (rule 10)', async () => {
    await aDay()
    const till = (await get('/company/tills/till-closed')).data as TillReport
    // With what cards have paid that the bank will have later.
    const rows = (await get(`/company/financial?perPage=100&filters=${TAKEN}`)).data as Entry[]
    const day = await report(`from=${DAY}&to=${DAY}`)
    const paid = rows.filter(({ source }) => source !== 'till' && source !== 'transfer')
    for (const { method, totalCents } of till.methods) {
      const own = paid.filter((row) => (row.method === 'venue' ? 'cash' : row.method) === method)
      expect(signed(own), method).toBe(totalCents)
    }
    // That of cards is still to come: the report of the day has the rest.
    const cards = signed(rows.filter(({ method }) => method === 'card'))
    expect(day.result.incomeCents - day.result.outgoCents).toBe(
      sum(till.methods.map(({ totalCents }) => totalCents)) - cards,
    )
    expect(cards).toBe(2_390)
    expect(till.differenceCents).toBe(0)
    expect(sum(day.income.method.map(({ cents }) => cents))).toBe(day.result.incomeCents)
    const after = await report('from=2026-11-11&to=2026-11-11')
    // The Pix of the next midnight; the card that went back then.
    expect(after.result).toEqual({ incomeCents: 400, outgoCents: 0 })
    expect((await list('/company/financial/open')).find(({ id }) => id === 'd2-coming')).toMatchObject({
      day: '2026-12-10',
      takenDay: DAY,
      account: 'card',
      amountCents: 2_300,
    })
  })

  it('count a game when it was played and money when it moved, each once', async () => {
    await aDay()
    const cash = await report('from=2026-11-01&to=2026-11-20')
    const accrual = await report('from=2026-11-01&to=2026-11-20&view=accrual')
    const earned = await list('/company/financial/accruals')
    expect(signed(earned)).toBe(accrual.result.incomeCents - accrual.result.outgoCents)
    expect(earned.filter(({ code }) => code === 'RSV-VEN2')).toMatchObject([
      { day: DAY, amountCents: 15_000, channel: 'site', fieldName: 'Campo 1', method: null },
    ])
    // Paid on the 19th, and played tomorrow.
    expect(earned.filter(({ code }) => code === 'RSV-PAID')).toEqual([])
    expect(cash.accounts.map(({ closingCents }) => closingCents)).toHaveLength(2)
    expect(accrual.accounts).toEqual([])
  })

  it('owe a bill from its due day and move its money by each part, and tell what is left by age', async () => {
    const { payments } = tinyExpense()
    await backend.server.db.expenses.insert(
      tinyExpense({
        id: 'late',
        description: 'Energia',
        category: 'energy',
        dueDay: '2026-10-10',
        payments: payments.map((part) => ({
          ...part,
          id: 'late-1',
          day: '2026-11-02',
          amountCents: 100_000,
        })),
      }),
    )
    const outgo = ({ outgo: parts }: FinancialReport) => parts.find(({ key }) => key === 'energy')?.cents ?? 0
    expect(outgo(await report('from=2026-10-01&to=2026-10-31&view=accrual'))).toBe(300_000)
    expect(outgo(await report('from=2026-10-01&to=2026-10-31'))).toBe(0)
    const november = await report('from=2026-11-01&to=2026-11-20')
    expect(outgo(november)).toBe(100_000)
    expect(november.payable).toContainEqual({ age: 'two-months', cents: 200_000, count: 1 })
    const open = await list('/company/financial/open')
    expect(open.find(({ id }) => id === 'late-open')).toMatchObject({
      day: '2026-10-10',
      kind: 'outgo',
      amountCents: -200_000,
    })
  })

  it('bring the money of cards to the bank after 30 days, where nobody has told when', async () => {
    await aDay()
    backend.server.db.clock.advance(20 * 86_400)
    const day = await report('from=2026-12-10&to=2026-12-10')
    expect(day.result).toEqual({ incomeCents: 2_390, outgoCents: 90 })
  })

  it('close a month: what changes of it later is an adjustment, until it is opened again', async () => {
    const { ask, server } = backend
    const october = 'from=2026-10-01&to=2026-10-31&view=accrual'
    const before = await report(october)
    const close = (month: string) =>
      ask('POST /company/financial/closings', { as: 'dono', body: { month }, key: month })
    expect((await close('2026-11')).status).toBe(409)
    expect((await close('2026-10')).status).toBe(201)
    expect((await close('2026-09')).status).toBe(409)
    await server.db.expenses.insert(tinyExpense({ id: 'late', dueDay: '2026-10-10', payments: [] }))
    expect(await report(october)).toMatchObject({ result: before.result, closedTo: '2026-10-31' })
    const adjustment = (await list('/company/financial/accruals')).find(
      ({ source }) => source === 'adjustment',
    )
    expect(adjustment).toMatchObject({
      day: '2026-11-01',
      kind: 'outgo',
      amountCents: -300_000,
      description: 'Ajuste de 10/2026, entrou depois do fechamento: Aluguel do terreno',
    })
    await ask('DELETE /company/financial/closings/2026-10', { as: 'dono' })
    expect((await report(october)).result.outgoCents).toBe(before.result.outgoCents + 300_000)
  })

  it('tell the profit of the hours, which is the result of the period with what is outside (N10)', async () => {
    await aDay()
    const asked = 'from=2026-11-01&to=2026-11-20'
    const { result } = await report(`${asked}&view=accrual`)
    const hours = async () => (await get(`/company/financial/hours?${asked}`)).data as HoursReport
    const shown = async () => {
      const { cells, profit } = await hours()
      return sum([...cells.map(profitOfCell), profit.outsideCents, profit.soldCostCents])
    }
    expect(await shown()).toBe(result.incomeCents - result.outgoCents)
    const sharing = { ...usualSharing, rent: 'out', energy: 'field' }
    await backend.ask('PUT /company/financial/sharing', { as: 'dono', body: { sharing } })
    expect((await hours()).sharing).toEqual(sharing)
    expect(await shown()).toBe(result.incomeCents - result.outgoCents)
  })

  it.each(['from=2026-11-20&to=2026-11-19', 'from=2000-01-01&to=2026-01-01', 'from=hoje&to=2026-01-01'])(
    'refuse a period that is none: %s',
    async (question) => {
      const { status } = await backend.ask(`GET /company/financial/report?${question}`, { as: 'dono' })
      expect(status).toBe(422)
    },
  )

  it('count every balance from what the arena has told of its accounts, and keep who told it (rule 10)', async () => {
    await aDay()
    const tell = (body: object) => backend.ask('PUT /company/financial/starts', { as: 'dono', body })
    const told = await tell({ cashCents: 50_000, cashDay: DAY, bankCents: -7_000, bankDay: DAY, version: 0 })
    expect(told.status).toBe(200)
    const day = await report(`from=${DAY}&to=${DAY}`)
    const account = (of: FinancialReport, name: string) => of.accounts.find((each) => each.account === name)
    expect(account(day, 'cash')).toMatchObject({ openingCents: 50_000, start: { day: DAY, cents: 50_000 } })
    expect(account(day, 'bank')).toMatchObject({ openingCents: -7_000 })
    const later = await report('from=2026-11-15&to=2026-11-20')
    const between = await report(`from=${DAY}&to=2026-11-14`)
    expect(account(later, 'cash')?.openingCents).toBe(account(between, 'cash')?.closingCents)
    const opening = (await list('/company/financial')).filter(({ source }) => source === 'opening')
    expect(opening.map(({ day: on, kind }) => [on, kind])).toEqual([
      ['2026-11-09', 'transfer'],
      ['2026-11-09', 'transfer'],
    ])
    const { changes, version } = (await get('/company/financial/settings')).data as SettingsDetail
    expect(version).toBe(1)
    const [change] = changes
    expect(change?.who).toBe('Davi Dono')
    expect(change?.changes).toContainEqual({ field: 'cashCents', from: null, to: 50_000 })
    expect(await tell({ version: 0 })).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(await tell({ bankCents: 1, bankDay: '2026-11-21', version: 1 })).toMatchObject({
      status: 422,
      body: { errors: { bankDay: ['Use hoje ou um dia que já passou.'] } },
    })
  })

  it('count a card on the day on which its money comes, with its fee, and owe the fee on the day of the sale', async () => {
    await aDay()
    const fees = { debitPercent: 1.5, creditPercent: 4, instalmentsPercent: 5 }
    const days = { debitDays: 1, creditDays: 2, instalmentsDays: 60 }
    const body = { from: '2026-11-01', ...fees, ...days, version: 0 }
    expect((await backend.ask('PUT /company/financial/card-terms', { as: 'dono', body })).status).toBe(200)
    const come = await report('from=2026-11-12&to=2026-11-12')
    // R$ 23,00, and R$ 0,90 that went back before it came.
    expect(come.result).toEqual({ incomeCents: 2_390, outgoCents: 90 + 92 })
    const row = (await list('/company/financial')).find(({ id }) => id === 'd2')
    expect(row).toMatchObject({
      day: '2026-11-12',
      takenDay: DAY,
      account: 'bank',
      grossCents: 2_300,
      feeCents: 92,
      netCents: 2_208,
    })
    const owed = await report(`from=${DAY}&to=${DAY}&view=accrual`)
    expect(owed.outgo).toContainEqual({ key: 'card-fee', cents: 92, beforeCents: 0 })
    expect((await list('/company/financial/open')).filter(({ account }) => account === 'card')).toEqual([])
  })

  it('count a racha that many pay once, in its own channel', async () => {
    await aDay()
    const { db } = backend.server
    await db.rachas.insert(tinyRacha({ id: 'r1', bookingId: 'venue' }))
    const rows = (await list('/company/financial/accruals')).filter(({ code }) => code === 'RSV-VEN2')
    expect(rows).toMatchObject([{ channel: 'racha', amountCents: 15_000 }])
    const day = await report(`from=${DAY}&to=${DAY}`)
    expect(day.income.channel).toContainEqual({ key: 'racha', cents: 15_000, beforeCents: 0 })
    await db.rachas.update('r1', { cancelledAt: CLOSES })
    expect((await report(`from=${DAY}&to=${DAY}`)).income.channel.map(({ key }) => key)).not.toContain(
      'racha',
    )
  })

  it('have a list of exactly the bookings that each ratio counts', async () => {
    await aDay()
    const days = 'from=2026-10-01&to=2026-11-20'
    const { ratios, cells } = (await get(`/company/financial/hours?${days}`)).data as HoursReport
    const listed = async (set: string) =>
      (await get(`/company/bookings?${days}&set=${set}&perPage=100`)).data as BookingDetail[]
    const minutes = sum(
      (await listed('occupied')).map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 60_000),
    )
    expect(minutes).toBe(sum(cells.map(({ bookedMinutes }) => bookedMinutes)))
    expect(minutes).toBeGreaterThan(0)
    expect(await listed('held')).toHaveLength(ratios.holds.made)
    expect(await listed('kept')).toHaveLength(ratios.holds.kept)
    expect(await listed('confirmed')).toHaveLength(ratios.ended.all)
  })
})
