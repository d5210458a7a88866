import type { DoneExpenseCommand } from '@campo-livre/domain/expenses/command.ts'
import { billKey } from '@campo-livre/domain/expenses/statement/bill.ts'
import type { MatchedLine } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'
import { tinyTab } from '@campo-livre/mocks/testing/tiny-houses.ts'
import { entriesOf } from '../financial/entries-of.ts'
import { tillMoney } from '@campo-livre/mocks/testing/till-money.ts'
import { openBillsOf } from './open-bills-of.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const NOW = '2026-11-20T15:00:00.000Z'

function company() {
  const found = db().companies.find('paulista')
  if (!found) throw new Error('there is no company')
  return found
}
const income = () =>
  entriesOf(db(), company(), NOW).reduce((sum, { kind, amountCents }) => {
    return kind === 'transfer' ? sum : sum + amountCents
  }, 0)
const tillCents = () => tillMoney(db()).reduce((sum, { cents }) => sum + cents, 0)
const dueOf = (key: string) =>
  openBillsOf(db(), company(), NOW).find(({ ref }) => billKey(ref) === key)?.leftCents ?? 0
const match = async (text: string, amountCents: number) => {
  const lines = [{ key: text, day: '2026-11-20', amountCents, text }]
  const { body } = await ask('POST /company/expenses/statement', { as: 'dono', body: { lines } })
  const [line] = body.data as MatchedLine[]
  if (!line) throw new Error('nothing is matched')
  return line
}
const give = (body: object) => ask('POST /company/expenses/commands', { as: 'dono', body })
const take = ({ key, day, amountCents, text, category, bills: [bill] }: MatchedLine) =>
  give({
    type: 'take_statement',
    lines: [{ key, day, amountCents, text, category, expenseId: null, bill: bill?.ref }],
  })

/** Pays the one bill that a transaction equals, looks that it counts once, and undoes that. */
async function paysAndFrees(text: string, amountCents: number, key: string): Promise<void> {
  const [before, inTill] = [income(), tillCents()]
  const line = await match(text, amountCents)
  expect([line.fate, line.bills.map(({ ref }) => billKey(ref))]).toEqual(['pays', [key]])
  const { status, body } = await take(line)
  expect(status).toBe(200)
  expect([dueOf(key), income() - before, tillCents() - inTill]).toEqual([0, amountCents, 0])
  expect((await match(text, amountCents)).fate).toBe('known')
  expect((await take(line)).body.code).toBe('conflict')
  const { commandId } = body.data as { commandId: DoneExpenseCommand['id'] }
  expect((await give({ type: 'undo', commandId })).status).toBe(200)
  expect([dueOf(key), income() - before]).toEqual([amountCents, 0])
  expect((await match(text, amountCents)).fate).toBe('pays')
}

describe('a statement that pays what is owed (H5, rule 10)', () => {
  it('pays the month of a fixed slot', async () => {
    const fieldId = db().fields.by('companyId', 'paulista')[0]?.id
    await ask('POST /company/series/commands', {
      as: 'dono',
      body: {
        type: 'create',
        id: 'cmd-make',
        seriesId: 'serie-1',
        customer: { kind: 'walk_in', name: 'Tereza de Queiroz', phone: null },
        fieldId,
        from: '2026-11-26',
        until: null,
        startMinute: 16 * 60,
        minutes: 60,
        priceCents: 12_000,
        every: 1,
        terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
        note: '',
        choices: [],
      },
    })
    await paysAndFrees('PIX TEREZA QUEIROZ', 12_000, 'series serie-1 2026-11')
    expect(db().series.find('serie-1')?.accounts).toMatchObject([{ month: '2026-11', payments: [] }])
  })

  it('pays a tab, which is closed again when that is undone', async () => {
    await db().tabs.insert(
      tinyTab({
        id: 'bar',
        code: 'CMD-BAR2',
        athleteId: null,
        customerName: 'Caio da Silva',
        bookingId: null,
        status: 'closed',
        payments: [],
        openedAt: '2026-11-19T12:00:00.000Z',
      }),
    )
    await paysAndFrees('PIX CAIO SILVA', dueOf('tab bar '), 'tab bar ')
    expect(db().tabs.find('bar')?.status).toBe('closed')
  })

  it('pays a booking, and a share of the bill of one', async () => {
    await db().bookings.insert(
      tinyBooking({
        id: 'venue',
        code: 'RSV-VEN2',
        start: '2026-11-24T23:00:00.000Z',
        end: '2026-11-25T00:00:00.000Z',
        priceCents: 10_002,
        payment: {
          id: 'pay-venue',
          method: 'venue',
          status: 'pending',
          amountCents: 10_002,
          refundedCents: 0,
          pixCode: null,
          createdAt: '2026-11-19T13:00:00.000Z',
          paidAt: null,
        },
      }),
    )
    await paysAndFrees('PIX ANA LIMA', 10_002, 'booking venue ')
    const person = (personId: string, name: string) => ({
      do: 'person',
      person: { id: personId, name, sameAs: null, exempt: false, part: { as: 'rest' } },
    })
    const { body } = await ask('GET /split-proposals/booking/venue', { as: 'ana' })
    const { items, people } = body.data as { items: object[]; people: object[] }
    const edits = [
      ...people.map((each) => ({ do: 'person', person: each })),
      person('pessoa-tereza', 'Tereza de Queiroz'),
      ...items.map((item) => ({ do: 'item', item })),
    ]
    const origin = { kind: 'booking', id: 'venue' }
    const opened = await ask('POST /splits/commands', {
      as: 'ana',
      body: { type: 'open', id: 'abre', splitId: 'conta', origin, edits },
    })
    expect(opened.status).toBe(200)
    await paysAndFrees('PIX TEREZA QUEIROZ', 5_001, 'share conta pessoa-tereza')
    expect(dueOf('booking venue ')).toBe(10_002)
  })
})
