import type { Availability } from '@campo-livre/domain/availability/availability.ts'
import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import type { DealInput } from '@campo-livre/domain/deals/deal.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { MAX_FAVOURITES } from '@campo-livre/domain/users/favourites.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const FIELD = 'society'
const change = (body: object, as = 'ana') => ask('POST /me/favourites', { as, body })
const favourites = async (as = 'ana') =>
  ((await ask('GET /me/favourites', { as })).body.data as FieldCard[]).map(({ id }) => id)

describe('favourites (H1)', () => {
  it('are kept with the account, the latest first, and joined again without harm', async () => {
    expect(await favourites()).toEqual([])
    await change({ add: [FIELD, 'nenhum'] })
    await change({ add: ['futsal', FIELD] })
    expect(await favourites()).toEqual(['futsal', FIELD])
    await change({ remove: ['futsal'] })
    expect(await favourites()).toEqual([FIELD])
    expect(await favourites('bia')).toEqual([])
  })

  it('are an athlete’s alone, and not without end', async () => {
    expect((await change({ add: [FIELD] }, 'dono')).status).toBe(403)
    expect((await ask('GET /me/favourites')).status).toBe(401)
    const many = Array.from({ length: MAX_FAVOURITES }, (_, index) => `field-${index}`)
    await backend.server.db.users.update('ana', { favourites: many })
    expect((await change({ add: [FIELD] })).status).toBe(422)
  })
})

describe('a deal for favourites (N9)', () => {
  const deal: DealInput = {
    fieldIds: [FIELD],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    fromMinute: 0,
    toMinute: 1440,
    hourCents: 5_000,
    from: '2026-11-20',
    until: '2026-12-10',
    audience: 'favourites',
    belowEven: true,
  }
  const slotFor = async (as?: string) => {
    const { body } = await ask(
      `GET /fields/${FIELD}/availability?from=2026-11-23&days=2`,
      as === undefined ? {} : { as },
    )
    const slots = (body.data as Availability).days.flatMap((day) => day.slots)
    return slots.find(({ status }) => status === 'free')
  }
  const cardFor = async (as?: string) => {
    const { body } = await ask('GET /fields?date=2026-11-23', as === undefined ? {} : { as })
    return (body.data as FieldCard[]).find(({ id }) => id === FIELD)?.nextFree[0]
  }
  const book = async (as: string) => {
    const slot = await slotFor(as)
    const body = { fieldId: FIELD, start: slot?.start, end: slot?.end }
    return (await ask('POST /bookings', { as, body, key: as })).body.data as Booking
  }

  it('is seen and had by who has a field of the arena among theirs; others see and pay the plain price', async () => {
    await ask('POST /company/deals', { as: 'dono', body: deal, key: 'oferta' })
    const plain = await slotFor()
    expect(plain?.priceCents).toBeGreaterThan(5_000)
    expect(await slotFor('ana')).toEqual(plain)
    expect(await cardFor('ana')).not.toHaveProperty('fullCents')
    await change({ add: ['futsal'] })
    expect(await slotFor('ana')).toMatchObject({ priceCents: 5_000, fullCents: plain?.priceCents })
    expect(await cardFor('ana')).toMatchObject({ priceCents: 5_000, fullCents: plain?.priceCents })
    for (const as of [undefined, 'bia']) {
      expect(await slotFor(as)).toMatchObject({ priceCents: plain?.priceCents })
      expect(await slotFor(as)).not.toHaveProperty('fullCents')
      expect(await cardFor(as)).not.toHaveProperty('fullCents')
    }
    expect((await ask(`GET /fields/${FIELD}`, { as: 'bia' })).body.data).not.toHaveProperty('deals')
    expect(await book('bia')).toMatchObject({ priceCents: plain?.priceCents })
    expect(await book('ana')).toMatchObject({
      priceCents: 5_000,
      deal: { fullCents: expect.any(Number) as number },
    })
    await change({ remove: ['futsal'] })
    expect(await slotFor('ana')).not.toHaveProperty('fullCents')
  })
})
