import { counterPartOf } from '@campo-livre/domain/bookings/money/counter-part.ts'
import { occupies } from '@campo-livre/domain/bookings/status.ts'
import { counterSum, counterTotal } from '@campo-livre/domain/bookings/money/venue-part.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { usualSettings } from '@campo-livre/domain/financial/settings/money-settings.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBackend } from '@campo-livre/mocks/backend.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { newSession } from '../auth/new-session.ts'
import { tinyField } from '@campo-livre/mocks/testing/tiny-places.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'

const which = fc.nat(4)
const span = fc.record({
  fieldId: fc.constantFrom('society', 'society', 'metade'),
  from: fc.integer({ min: 18, max: 22 }),
  hours: fc.constantFrom(1, 1.5, 2),
})
const act = fc.oneof(
  fc.record({ do: fc.constant('site' as const), span }),
  fc.record({
    do: fc.constant('counter' as const),
    spans: fc.array(span, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ do: fc.constant('move' as const), which, span }),
  fc.record({
    do: fc.constant('pay' as const),
    which,
    method: fc.constantFrom('cash', 'card'),
    cents: fc.constantFrom(2500, 10_000, 12_500),
  }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'void' as const, 'venue' as const), which }),
  fc.record({ do: fc.constant('close' as const), span }),
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/** An hour of Sunday, in UTC. */
const at = (hour: number) => new Date(Date.parse('2026-11-22T00:00:00Z') + hour * 3_600_000).toISOString()
const place = ({ fieldId, from, hours }: { fieldId: string; from: number; hours: number }) => ({
  fieldId,
  start: at(from),
  end: at(from + hours),
})

/** Opens an arena with sessions of its owner and two athletes. */
async function open() {
  const backend = await createBackend({ seed: tinySeed, clock: createFixedClock(NOW) })
  const { db } = backend
  // The field is made of two halves, one of which is let as well: they share their ground.
  await db.fields.insert(tinyField('metade', {}))
  await db.fields.update('society', { parts: ['metade'] })
  for (const id of ['ana', 'bia', 'dono'])
    await db.sessions.insert({ ...newSession(id, NOW, null), id: `token-of-${id}`, publicId: `device-${id}` })
  // The money of a card comes at once, so that the list of entries has all that was paid.
  const atOnce = { percent: 0, days: 0 }
  const terms = { from: '2026-01-01', debit: atOnce, credit: atOnce, instalments: atOnce }
  for (const { id } of db.companies.all())
    await db.companies.update(id, { money: { ...usualSettings, cardTerms: [terms] } })
  const call = async (method: string, path: string, as: string, body?: unknown) => {
    const headers = {
      Authorization: `Bearer token-of-${as}`,
      'Idempotency-Key': JSON.stringify(body ?? path),
    }
    const request = new Request(`http://x/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await backend.handle(request)
    return {
      status: response.status,
      body: (await response.json()) as { code?: string; data: unknown },
    }
  }
  return { db, call }
}
type Arena = Awaited<ReturnType<typeof open>>

/** Returns the request of an act on the bookings as they are now; null where there is nothing to act on. */
function requestOf({ db }: Arena, each: Act, id: string) {
  const command = (body: object) => ['/company/bookings/commands', 'dono', { id, ...body }] as const
  if (!('which' in each)) {
    if (each.do === 'site') return ['/bookings', id.endsWith('0') ? 'ana' : 'bia', place(each.span)] as const
    if (each.do === 'counter') {
      const customer = { kind: 'walk_in', name: 'Seu Jorge', phone: null }
      const times = each.spans.map((one, index) => ({ bookingId: `b-${id}-${index}`, ...place(one) }))
      return command({ type: 'book', customer, times, priceCents: null, priceReason: null, note: '' })
    }
    const { start, end } = place(each.span)
    const closure = {
      fieldIds: null,
      reason: 'Torneio',
      reasonShown: true,
      when: { kind: 'once', start, end },
    }
    return ['/company/closures', 'dono', { closure, choices: [] }] as const
  }
  const ours = db.bookings.by('fieldId', 'society').filter(({ start }) => start.startsWith('2026-11-22'))
  const isKept = ({ voided }: { voided: unknown }) => voided === null
  const paid = ours.filter((one) => counterPartOf(one).payments.some(isKept))
  const booking = (each.do === 'void' ? paid : ours)[each.which % 3]
  if (!booking) return null
  const bookingId = booking.id
  if ('span' in each) return command({ type: 'move', bookingId, ...place(each.span), price: 'rules' })
  if ('cents' in each) {
    const { method, cents: amountCents } = each
    const paymentId = `pay-of-${id}`
    return command({ type: 'pay', bookingId, paymentId, method, amountCents, receivedCents: null })
  }
  if (each.do === 'cancel') return command({ type: 'cancel', bookingId, reason: 'Manutenção' })
  if (each.do === 'venue')
    return [`/bookings/${bookingId}/payment`, booking.athleteId ?? 'ana', { method: 'venue' }] as const
  const paymentId = counterPartOf(booking).payments.find(isKept)?.id
  return command({ type: 'void_payment', bookingId, paymentId, reason: 'Erro' })
}

test('two devices, the site and closures at once never overlap, nor lose or double a payment, and each refusal has a code (rules 1 and 10)', async () => {
  const done: Record<string, number> = {}
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, act), { minLength: 6, maxLength: 14 }), async (pairs) => {
      const arena = await open()
      const taken = new Map<string, number>()
      for (const [index, pair] of pairs.entries()) {
        const requests = pair.map((each, device) => ({
          each,
          request: requestOf(arena, each, `c${index}-${device}`),
        }))
        // The answer of every second one is lost, so that it is sent again.
        const sent = await Promise.all(
          requests.map(async ({ each, request }) => {
            if (request === null) return null
            const [path, as, body] = request
            const answer = await arena.call('POST', path, as, body)
            const again = index % 2 === 0 ? await arena.call('POST', path, as, body) : answer
            return { each, body, answer, again }
          }),
        )
        for (const outcome of sent) {
          if (outcome === null) continue
          const { each, body, answer, again } = outcome
          if (answer.status >= 400) {
            refused++
            expect(answer.body.code).toMatch(/^[a-z_]+$/)
            continue
          }
          expect(again.status).toBeLessThan(400)
          done[each.do] = (done[each.do] ?? 0) + 1
          if ('cents' in each && 'paymentId' in body) taken.set(String(body.paymentId), each.cents)
        }
      }
      const now = arena.db.clock.now()
      const stand = ['society', 'metade']
        .flatMap((id) => arena.db.bookings.by('fieldId', id))
        .filter((each) => occupies(each, now))
        .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
      for (const [index, booking] of stand.entries())
        expect(Date.parse(stand[index - 1]?.end ?? '1970-01-01')).toBeLessThanOrEqual(
          Date.parse(booking.start),
        )
      const all = arena.db.bookings.all().flatMap((booking) => counterPartOf(booking).payments)
      expect(all.map(({ id }) => id).toSorted()).toEqual([...taken.keys()].toSorted())
      for (const booking of stand) {
        const sum = counterSum(booking)
        expect(sum.paidCents + sum.dueCents).toBe(counterTotal(booking))
      }
      const { body } = await arena.call('GET', '/company/financial?perPage=100', 'dono')
      const entries = (body.data as Entry[]).filter(({ id }) => id.startsWith('pay-of-'))
      const kept = all.reduce((total, { amountCents, voided }) => total + (voided ? 0 : amountCents), 0)
      expect(entries.reduce((total, { amountCents }) => total + amountCents, 0)).toBe(kept)
    }),
    { numRuns: 60 },
  )
  expect(Object.keys(done).toSorted()).toEqual([
    'cancel',
    'close',
    'counter',
    'move',
    'pay',
    'site',
    'venue',
    'void',
  ])
  expect(refused).toBeGreaterThan(50)
})
