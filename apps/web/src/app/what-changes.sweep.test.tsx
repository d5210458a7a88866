import type { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Write } from '../testing/acts.ts'
import { failCall } from '../testing/fail-call.ts'
import { allFaults } from '../testing/faults.ts'
import { renderApp } from '../testing/render-app.tsx'
import { settled } from '../testing/settled.ts'
import { accountWrites } from './testing/account-writes.ts'
import { bookingWrites } from './testing/booking-writes.ts'
import { changedSubjects } from './testing/changed-subjects.ts'
import { tillWrites } from './testing/till-writes.ts'
import { closureWrites } from './testing/closure-writes.ts'
import { companyBookingWrites } from './testing/company-booking-writes.ts'
import { companyWrites } from './testing/company-writes.ts'
import { notificationWrites } from './testing/notification-writes.ts'
import { counterWrites } from './testing/counter-writes.ts'
import { expenseWrites } from './testing/expense-writes.ts'
import { fieldWrites } from './testing/field-writes.ts'
import { productWrites } from './testing/product-writes.ts'
import { tabWrites } from './testing/tab-writes.ts'
import { rainWrites } from './testing/rain-writes.ts'
import { probeSubjects } from './testing/probe-subjects.ts'

const marking = 'POST /notification-messages/mark-all-read'

/** The subjects refreshed after a refusal, which something else may have changed. */
const doubted = { 'POST /me/deletion': ['deletion'], [marking]: ['notifications'] }

/** Guests have no data to change. */
const writes: Record<string, Write> = {
  ...accountWrites,
  ...bookingWrites,
  ...closureWrites,
  ...tillWrites,
  ...companyBookingWrites,
  ...companyWrites,
  ...counterWrites,
  ...notificationWrites,
  ...expenseWrites,
  ...fieldWrites,
  ...productWrites,
  ...rainWrites,
  ...tabWrites,
}

/** Returns a function that tells whether a mutation has ended since. */
function watchEnd(client: QueryClient): () => boolean {
  let ended = false
  const stop = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && ['success', 'error'].includes(event.action.type)) ended = true
  })
  onTestFinished(stop)
  return () => ended
}

/** Makes a call as a person does; returns the subjects that are fetched again. */
async function changedBy(write: Write | undefined) {
  if (!write) throw new Error('there is no such call')
  const { at, persona, prepare, send } = write
  const app = await renderApp({ path: await at(), retryDelay: 0, ...(persona ? { persona } : {}) })
  await settled(app.queryClient)
  await prepare?.()
  const changed = await probeSubjects(app.queryClient)
  const ended = watchEnd(app.queryClient)
  await send()
  await expect.poll(ended, { timeout: 10_000 }).toBe(true)
  await settled(app.queryClient)
  return changed().toSorted()
}

describe('what a write changes', () => {
  it('is declared for every call', () => {
    const table = 'apps/web/src/app/testing/changed-subjects.ts'
    const missing = Object.keys(writes)
      .filter((call) => !(call in changedSubjects))
      .map((call) => `${table}: add '${call}': the subjects that it changes.`)
    const gone = Object.keys(changedSubjects)
      .filter((call) => !(call in writes))
      .map((call) => `${table}: take out '${call}', or add its writes to this test.`)
    expect([...missing, ...gone]).toEqual([])
  })

  it.each(Object.entries(changedSubjects).filter(([, subjects]) => subjects.length > 0))(
    'is read again after %s',
    async (call, subjects) => expect(await changedBy(writes[call])).toEqual(subjects.toSorted()),
  )

  it('is not read again when the answer has all of it', async () => {
    expect(await changedBy(notificationWrites[marking])).toEqual([])
  })

  it.each(Object.entries(doubted))('is read again when %s is refused', async (call, subjects) => {
    const refusal = allFaults.find(({ name }) => name === '409')
    if (!refusal) throw new Error('there is no such fault')
    failCall(call, refusal)
    expect(await changedBy(writes[call])).toEqual(subjects)
  })
})
