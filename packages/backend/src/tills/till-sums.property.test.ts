import { entriesOfBooking, entriesOfTab } from '@campo-livre/domain/tills/till-entries.ts'
import { keptSums, tillSum, totalOf } from '@campo-livre/domain/tills/till-sum.ts'
import { isClosed } from '@campo-livre/domain/tills/till.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyTill } from '@campo-livre/mocks/testing/tiny-houses.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TabRecord } from '../store/records.ts'
import { beginUnit } from '../store/unit-of-work.ts'
import { keepTillSums } from './keep-till-sums.ts'
import { tillEntriesOf } from './till-entries.ts'

const backend = testBackend()
const HOUR = 3_600_000
const FIRST = Date.parse('2026-11-17T10:00:00.000Z')
const instant = (hour: number) => new Date(FIRST + hour * HOUR).toISOString()
const hours = fc.integer({ min: 0, max: 71 })

/** A payment of some hour, that goes back in a later one or stays. */
const payment = fc.record({
  hour: hours,
  cents: fc.integer({ min: 1, max: 50_000 }),
  method: fc.constantFrom('cash', 'pix', 'card'),
  back: fc.option(fc.integer({ min: 1, max: 40 })),
})
type Paid = { hour: number; cents: number; method: 'cash' | 'pix' | 'card'; back: number | null }
const states = fc.array(fc.array(payment, { maxLength: 4 }), { minLength: 1, maxLength: 5 })

const paymentsOf = (paid: readonly Paid[], like: TabRecord['payments'][number]): TabRecord['payments'] =>
  paid.map(({ hour, cents, method, back }, at) => ({
    ...like,
    id: `p${at}`,
    method,
    amountCents: cents,
    paidAt: instant(hour),
    voided: back === null ? null : { at: instant(hour + back), byId: 'dono', reason: 'Engano' },
  }))

it('closed tills keep what their money comes to, whatever happens to it afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(
      states,
      fc.uniqueArray(hours, { minLength: 1, maxLength: 4 }),
      async (later, closings) => {
        await backend.ask('POST /__mock/reset')
        const { db } = backend.server
        const like = db.tabs.find('tab-paid')?.payments[0]
        if (!like) throw new Error('the seed has no payment')
        let opened = 0
        for (const hour of closings.toSorted((a, b) => a - b)) {
          const times = { openedAt: instant(opened), closedAt: instant(hour) }
          const till = tinyTill({ id: `t${hour}`, ...times, movements: [] })
          await db.tills.insert({ ...till, sums: keptSums(till, tillEntriesOf(db, till), instant(72)) })
          opened = hour
        }
        for (const paid of later) {
          const unit = beginUnit(db)
          await unit.db.tabs.update('tab-open', { payments: paymentsOf(paid, like) })
          await keepTillSums(unit.db, unit.changes, instant(200))
          await unit.store()
          const money = [
            ...db.tabs.by('companyId', 'paulista').flatMap(entriesOfTab),
            ...db.bookings.by('companyId', 'paulista').flatMap(entriesOfBooking),
          ]
          const closed = db.tills.by('companyId', 'paulista').filter(isClosed)
          expect(closed.length).toBeGreaterThan(closings.length)
          for (const till of closed) {
            const { methods, expectedCents } = tillSum(till, money)
            const takenCents = totalOf(methods).totalCents
            expect(till.sums).toMatchObject({ takenCents, expectedCents })
          }
        }
      },
    ),
    { numRuns: 40 },
  )
})
