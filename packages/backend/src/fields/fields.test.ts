import { availabilitySchema, type AvailabilitySlot } from '@campo-livre/domain/availability/availability.ts'
import { fieldDetailSchema } from '@campo-livre/domain/fields/field-detail.ts'
import { expect, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const { ask } = testBackend()

async function availability(field: string, query = '', as: string | null = null) {
  const { body } = await ask(`GET /fields/${field}/availability${query}`, { as })
  return availabilitySchema.parse(body.data)
}
const at = (slots: AvailabilitySlot[] | undefined, start: string) =>
  slots?.find((slot) => slot.start === start)

test('shows a field with its company and rating, and nothing that only the server knows', async () => {
  const { body } = await ask('GET /fields/society')
  const field = fieldDetailSchema.parse(body.data)
  expect(field).toMatchObject({
    rating: { average: 4.5, count: 2 },
    fromPriceCents: 10_000,
    company: { id: 'paulista' },
  })
  expect(JSON.stringify(body)).not.toMatch(/pixKey|ownerId/)
})

test.each(['parado', 'escondido', 'nenhum', '%E0%A4%A'])('answers 404 for %s', async (id) => {
  for (const path of ['', '/availability', '/reviews']) {
    const { status, body } = await ask(`GET /fields/${id}${path}`)
    expect(status).toBe(404)
    expect(body).toEqual({ code: 'not_found', message: 'Não encontramos o que você procura.', errors: {} })
  }
})

test('answers a week from the company’s today', async () => {
  const { timeZone, days } = await availability('society')
  expect(timeZone).toBe('America/Sao_Paulo')
  expect(days.map(({ day }) => day)).toEqual(
    ['20', '21', '22', '23', '24', '25', '26'].map((day) => `2026-11-${day}`),
  )
  expect(days[0]?.slots).toHaveLength(15)
  expect(days[0]?.slots.map(({ status }) => status).slice(0, 3)).toEqual(['past', 'past', 'free'])
})

test('tells of a taken time that it is taken, and only its athlete that it is theirs', async () => {
  const start = '2026-11-21T23:00:00.000Z'
  const of = async (as: string | null) =>
    at((await availability('society', '?from=2026-11-21&days=1', as)).days[0]?.slots, start)
  expect(await of(null)).toEqual({
    start,
    end: '2026-11-22T00:00:00.000Z',
    priceCents: 15_000,
    status: 'taken',
  })
  expect((await of('bia'))?.status).toBe('taken')
  expect((await of('ana'))?.status).toBe('mine')
})

test('shows a hold to others until the instant it runs out', async () => {
  const start = '2026-11-21T14:00:00.000Z'
  await ask('POST /bookings', {
    as: 'bia',
    body: { fieldId: 'society', start, end: '2026-11-21T15:00:00.000Z' },
  })
  const status = async () =>
    at((await availability('society', '?from=2026-11-21')).days[0]?.slots, start)?.status
  expect(await status()).toBe('held')
  await ask('POST /__mock/clock', { body: { advanceMinutes: 14 } })
  expect(await status()).toBe('held')
  await ask('POST /__mock/clock', { body: { advanceMinutes: 1 } })
  expect(await status()).toBe('free')
})

test.each(['?from=hoje', '?from=9999-12-31', '?from=0000-01-01', '?days=0', '?days=32', '?days=2.5'])(
  'refuses %s',
  async (query) => {
    expect((await ask(`GET /fields/society/availability${query}`)).status).toBe(422)
  },
)

test('lists reviews newest first, in pages', async () => {
  const { body } = await ask('GET /fields/society/reviews?perPage=1')
  expect(body.data).toEqual([
    {
      id: 'r2',
      fieldId: 'society',
      fieldName: 'Campo 1',
      authorName: 'Bia S.',
      stars: 4,
      text: 'Bom.',
      createdAt: '2026-11-02T12:00:00.000Z',
      answer: null,
    },
  ])
  expect(body.meta).toEqual({ page: 1, perPage: 1, total: 2 })
})
