import fc from 'fast-check'
import { clashesOf } from '@campo-livre/domain/bookings/quote/clashes.ts'
import { isUpcoming } from '@campo-livre/domain/bookings/status.ts'
import type { FieldClash } from '@campo-livre/domain/fields/set-up/clash.ts'
import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyField } from '@campo-livre/mocks/testing/tiny-places.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const versionOf = (id: string) => db().fields.find(id)?.version ?? 0
const put = (id: string, parts: readonly string[], version = versionOf(id)) =>
  ask(`PUT /company/fields/${id}/parts`, { as: 'dono', body: { parts, version } })
const isComing = (booking: Parameters<typeof isUpcoming>[0]) => isUpcoming(booking, NOW)
/** Books an hour, on the clock of UTC, so many days after November 24. */
const book = (fieldId: string, hour = 22, days = 0) => {
  const day = addDays('2026-11-24', days)
  const at = (start: number) => `${day}T${start}:00:00.000Z`
  return ask('POST /bookings', { as: 'ana', body: { fieldId, start: at(hour), end: at(hour + 1) } })
}
const own = async (id: string) =>
  ownFieldSchema.parse((await ask(`GET /company/fields/${id}`, { as: 'dono' })).body.data)

beforeEach(async () => {
  for (const id of ['left', 'right', 'whole'])
    await db().fields.insert(tinyField(id, { name: `Quadra ${id}` }))
})

describe('the ground that fields share (H1)', () => {
  it('holds at once: for bookings, the week, the list and the pages of both', async () => {
    const { status, body } = await put('whole', ['left', 'right', 'left'])
    expect([status, body.message]).toEqual([200, 'Espaço salvo.'])
    expect(body.data).toMatchObject({ parts: ['left', 'right'], sharesWith: ['Quadra left', 'Quadra right'] })
    expect((await book('left')).status).toBe(201)
    expect([(await book('whole')).status, (await book('right')).status]).toEqual([409, 201])
    const rows = (await ask('GET /company/fields', { as: 'dono' })).body.data as FieldRow[]
    const shares = Object.fromEntries(rows.map(({ id, sharesWith }) => [id, sharesWith]))
    expect(shares).toMatchObject({
      whole: 'Quadra left e Quadra right',
      left: 'Quadra whole',
      society: null,
    })
  })

  it('is one place under two names, where a field is made of one other', async () => {
    await put('right', ['left'])
    expect((await book('right')).status).toBe(201)
    expect((await book('left')).status).toBe(409)
    await put('right', [])
    expect((await book('left')).status).toBe(201)
  })

  it('is changed in the newest version of the field', async () => {
    const { body: first } = await put('whole', ['left'])
    const late = await put('whole', ['right'], 1)
    expect([late.status, late.body.code, late.body.data]).toEqual([409, 'stale', first.data])
  })

  it('is of one level, and of the fields of the company', async () => {
    await put('whole', ['left'])
    const errorOf = async (id: string, parts: string[]) => (await put(id, parts)).body.errors
    expect(await errorOf('right', ['whole'])).toEqual({
      parts: ['O campo Quadra whole já é feito de outros. Escolha aqueles de que ele é feito.'],
    })
    const other = db().fields.where(({ companyId }) => companyId !== 'paulista')[0]?.id ?? ''
    expect(await errorOf('right', [other])).toEqual({ parts: ['Escolha só campos da sua arena.'] })
  })

  it('names the other fields of the company, archived ones where they share it', async () => {
    await put('whole', ['left'])
    await db().fields.update('left', { status: 'archived' })
    await db().fields.update('right', { status: 'archived' })
    expect((await own('whole')).otherFields.map(({ id }) => id)).toEqual([
      'society',
      'parado',
      'futsal',
      'left',
    ])
  })
})

describe('bookings that overlap already', () => {
  it('keep fields from sharing ground, and are told in pairs, until one of each is gone', async () => {
    const mine = await book('whole')
    const theirs = await book('left')
    await book('left', 20)
    const { status, body } = await put('whole', ['left', 'right'])
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(body.message).toMatch(/^Ainda não dá para juntar: há duas reservas marcadas para/)
    const idOf = ({ body: answer }: typeof mine) => (answer.data as { id: string }).id
    expect(body.data).toMatchObject([
      {
        one: { id: idOf(mine), fieldName: 'Quadra whole' },
        other: { id: idOf(theirs), fieldName: 'Quadra left' },
      },
    ] satisfies { one: Partial<FieldClash['one']>; other: Partial<FieldClash['other']> }[])
    expect(db().fields.find('whole')).toMatchObject({ parts: [], version: 1 })
    await ask(`POST /bookings/${idOf(mine)}/cancel`, { as: 'ana' })
    expect((await put('whole', ['left', 'right'])).status).toBe(200)
  })

  it('do not count once they are over, nor where they only touch', async () => {
    await book('whole')
    await book('left', 21)
    expect((await put('whole', ['left'])).status).toBe(200)
    await put('whole', [])
    await book('right')
    await ask('POST /__mock/clock', { body: { advanceMinutes: 16 } })
    expect((await put('whole', ['right'])).status).toBe(200)
  })
})

const names = ['left', 'right', 'whole', 'both'] as const
const step = fc.oneof(
  fc.record({ book: fc.constantFrom(...names), hour: fc.integer({ min: 11, max: 16 }) }),
  fc.record({ of: fc.constantFrom(...names), parts: fc.subarray([...names]) }),
)

test('no two bookings to come are ever on the same ground at once, whatever is combined meanwhile (rule 1)', async () => {
  let run = 0
  const seen: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      run++
      const named = (name: string) => `${name}-${run}`
      for (const name of names)
        await db().fields.insert(tinyField(named(name), { name: named(name), horizonDays: 60 }))
      for (const each of steps) {
        const { status } =
          'book' in each
            ? await book(named(each.book), each.hour, run)
            : await put(named(each.of), each.parts.map(named))
        const what = `${'book' in each ? 'book' : 'parts'} ${status}`
        seen[what] = (seen[what] ?? 0) + 1
        const fields = names.flatMap((name) => db().fields.find(named(name)) ?? [])
        for (const field of fields) {
          const on = (id: string) => db().bookings.by('fieldId', id).filter(isComing)
          const pieces = (parts: string[], id: string) => (parts.length > 0 ? parts : [id])
          const mine = new Set(pieces(field.parts, field.id))
          const others = fields.filter(
            ({ id, parts }) => id !== field.id && pieces(parts, id).some((piece) => mine.has(piece)),
          )
          const theirs = others.flatMap(({ id }) => on(id))
          expect(clashesOf(on(field.id), theirs)).toEqual([])
        }
      }
    }),
    { numRuns: 30 },
  )
  expect(Object.keys(seen).toSorted()).toEqual([
    'book 201',
    'book 409',
    'parts 200',
    'parts 409',
    'parts 422',
  ])
})
