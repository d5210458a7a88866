import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combinations } from '@campo-livre/domain/testing/combinations.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyField } from '@campo-livre/mocks/testing/tiny-places.ts'

const backend = testBackend()
const { ask } = backend

/** Adds the fields of an arena that is made of courts and of combinations of them, open from 8 to 23. */
async function build(run: number, fields: readonly { id: string; parts: string[] }[]): Promise<void> {
  for (const { id, parts } of fields)
    await backend.server.db.fields.insert(
      tinyField(`${id}-${run}`, { horizonDays: 60, parts: parts.map((part) => `${part}-${run}`) }),
    )
}

type Asked = { field: number; key: number; hour: number; hours: number; who: string }
const asked: fc.Arbitrary<Asked> = fc.record({
  field: fc.nat(6),
  key: fc.nat(12),
  hour: fc.nat(3),
  hours: fc.integer({ min: 1, max: 2 }),
  who: fc.constantFrom('ana', 'bia'),
})

const whole = [
  { id: 'left', parts: [] },
  { id: 'right', parts: [] },
  { id: 'whole', parts: ['left', 'right'] },
]
const evening = (fieldId: string, from = '22', to = '23') => ({
  fieldId,
  start: `2026-11-24T${from}:00:00.000Z`,
  end: `2026-11-24T${to}:00:00.000Z`,
})

test('a booking of a field occupies its parts, and one of a part the whole, until it is cancelled (rule 1)', async () => {
  await build(0, whole)
  const book = async (field: string) => {
    const { status, body } = await ask('POST /bookings', { as: 'ana', body: evening(`${field}-0`) })
    return { status, code: body.code, id: (body.data as { id: string }).id }
  }
  const first = await book('whole')
  expect((await book('left')).code).toBe('slot_own')
  await ask(`POST /bookings/${first.id}/cancel`, { as: 'ana' })
  expect([(await book('left')).status, (await book('right')).status]).toEqual([201, 201])
  expect((await book('whole')).code).toBe('slot_own')
})

test('the week, the listing and the search show it as taken as well', async () => {
  await build(0, whole)
  await ask('POST /bookings', { as: 'ana', body: evening('left-0') })
  const week = await ask('GET /fields/whole-0/availability?from=2026-11-24&days=1')
  const slots = (week.body.data as { days: { slots: { start: string; status: string }[] }[] }).days[0]?.slots
  expect(slots?.find(({ start }) => start === evening('').start)?.status).toBe('held')
  const { body } = await ask('GET /fields?date=2026-11-24&time=19:00')
  const free = (body.data as { id: string }[]).map(({ id }) => id)
  expect([free.includes('whole-0'), free.includes('left-0'), free.includes('right-0')]).toEqual([
    false,
    false,
    true,
  ])
})

test('a field names the published ones that share its ground', async () => {
  await build(0, whole)
  for (const { id } of whole) await backend.server.db.fields.update(`${id}-0`, { name: `Quadra ${id}` })
  const namesOf = async (id: string) => {
    const { body } = await ask(`GET /fields/${id}-0`)
    return (body.data as { sharesWith: string[] }).sharesWith
  }
  expect(await namesOf('whole')).toEqual(['Quadra left', 'Quadra right'])
  expect(await namesOf('left')).toEqual(['Quadra whole'])
  await backend.server.db.fields.update('right-0', { status: 'inactive' })
  expect(await namesOf('whole')).toEqual(['Quadra left'])
})

test('of two buffers on shared ground the longer one holds, whichever is booked first', async () => {
  await build(0, whole)
  await backend.server.db.fields.update('left-0', { bufferMinutes: 60 })
  const status = async (fieldId: string, from: string, to: string) =>
    (await ask('POST /bookings', { as: 'ana', body: evening(fieldId, from, to) })).status
  expect(await status('left-0', '18', '19')).toBe(201)
  expect([await status('whole-0', '19', '20'), await status('whole-0', '20', '21')]).toEqual([409, 201])
  expect([await status('left-0', '21', '22'), await status('right-0', '21', '22')]).toEqual([409, 201])
})

test('times of one command are judged by ground: the whole and a part at one hour are refused, and nothing is stored (rule 1)', async () => {
  await build(0, whole)
  const book = (id: string, ...times: ReturnType<typeof evening>[]) =>
    ask('POST /company/bookings/commands', {
      as: 'dono',
      body: {
        type: 'book',
        id,
        customer: { kind: 'walk_in', name: 'Seu Jorge', phone: null },
        times: times.map((time, index) => ({ ...time, bookingId: `${id}-${index}` })),
        priceCents: null,
        priceReason: null,
        note: '',
      },
    })
  const twice = await book('twice', evening('whole-0'), evening('left-0'))
  expect([twice.status, twice.body.code]).toEqual([409, 'slot_taken'])
  expect(backend.server.db.bookings.find('twice-0')).toBeUndefined()
  expect((await book('parts', evening('left-0'), evening('right-0'))).status).toBe(200)
})

test('a hold that has run out on a part does not come back once the whole is booked', async () => {
  await build(0, whole)
  await ask('POST /bookings', { as: 'ana', body: evening('left-0') })
  await ask('POST /__mock/clock', { body: { advanceMinutes: 16 } })
  expect((await ask('POST /bookings', { as: 'bia', body: evening('whole-0') })).status).toBe(201)
  await ask('POST /__mock/clock', { body: { advanceMinutes: -10 } })
  const [held] = backend.server.db.bookings.by('fieldId', 'left-0')
  expect(held?.status).toBe('expired')
})

test('never books a court twice at once, however fields are combined, and books whatever is free (rule 1)', async () => {
  let run = 0
  const seen = { booked: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(
      combinations,
      fc.array(asked, { minLength: 6, maxLength: 12 }),
      async (fields, requests) => {
        run++
        await build(run, fields)
        const day = addDays('2026-11-22', run)
        const busy = new Set<string>()
        const answers = new Map<string, number>()
        for (const { field: which, key, hour, hours, who } of requests) {
          const field = fields[which % fields.length]
          if (!field) continue
          const at = (plus: number) => `${day}T${13 + hour + plus}:00:00.000Z`
          const wish = { fieldId: `${field.id}-${run}`, start: at(0), end: at(hours) }
          const same = `${run} ${key} ${who} ${JSON.stringify(wish)}`
          const courts = field.parts.length > 0 ? field.parts : [field.id]
          const cells = courts.flatMap((court) =>
            Array.from({ length: hours }, (_, plus) => `${court} ${hour + plus}`),
          )
          const expected = answers.get(same) ?? (cells.some((cell) => busy.has(cell)) ? 409 : 201)
          const { status } = await ask('POST /bookings', { as: who, body: wish, key: same })
          expect(status).toBe(expected)
          if (expected === 201) for (const cell of cells) busy.add(cell)
          answers.set(same, status)
          seen[status === 201 ? 'booked' : 'refused']++
        }
      },
    ),
    { numRuns: 25 },
  )
  expect(Math.min(seen.booked, seen.refused)).toBeGreaterThan(20)
})
