import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import type { OpeningHours } from '../companies/opening-hours.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { Court } from './set-up/court-input.ts'
import { MAX_FIELD_PHOTOS } from './photos/field-photo.ts'
import {
  addFieldPhoto,
  changeFieldCourt,
  changeFieldForAdmin,
  changeFieldParts,
  changeFieldPhotos,
  changeFieldStatus,
  changeFieldTimes,
  copyField,
  createField,
} from './operations.ts'
import type { StoredField } from './stored-field.ts'

const AT = '2026-11-20T10:00:00.000Z'
const today = '2026-11-20'
const week: OpeningHours = Array.from({ length: 7 }, () => [{ opens: 480, closes: 1380 }])
const court: Court = {
  name: 'Quadra nova',
  sports: ['padel', 'padel', 'tennis'],
  surface: 'clay',
  indoor: false,
  lengthMeters: 20,
  widthMeters: 10,
  players: 4,
  amenities: [],
  description: '',
  rules: '',
}
const field: StoredField = {
  ...court,
  id: 'um',
  companyId: 'arena',
  name: 'Campo 1',
  sports: ['society'],
  rules: null,
  photos: [],
  slotMinutes: 60,
  minSlots: 1,
  maxSlots: 3,
  basePriceCents: 10_000,
  priceRules: [],
  nextPrices: [],
  openingHours: null,
  holidayHours: null,
  horizonDays: 30,
  minNoticeMinutes: 0,
  bufferMinutes: 0,
  avoidGaps: false,
  parts: [],
  acceptsPayAtVenue: true,
  status: 'active',
  version: 3,
}
const other: StoredField = { ...field, id: 'dois', name: 'Campo Dois' }
const fields = [field, other]
/** A field whose planned prices apply from today on: it is read with a version more than it is stored. */
const dearer: StoredField = {
  ...field,
  nextPrices: [{ from: today, basePriceCents: 12_000, priceRules: [] }],
}
const times = {
  openingHours: null,
  holidayHours: null,
  slotMinutes: 60,
  minSlots: 1,
  maxSlots: 3,
  bufferMinutes: 0,
  avoidGaps: false,
  horizonDays: 30,
  minNoticeMinutes: 0,
  acceptsPayAtVenue: true,
}
const booked = (id: string, fieldId: string, rest: Partial<Booking> = {}) =>
  ({
    id,
    code: id.toUpperCase(),
    fieldId,
    start: '2026-11-21T18:00:00.000Z',
    end: '2026-11-21T19:00:00.000Z',
    customerName: 'Ana',
    status: 'confirmed',
    holdExpiresAt: null,
    ...rest,
  }) as Booking

type Result = { ok: true; changes: { fields: readonly StoredField[] } } | Refusal
const after = (outcome: Result) => (outcome.ok ? outcome.changes.fields[0] : undefined)
const refused = (outcome: Result) => (outcome.ok ? null : [outcome.code, outcome.field ?? null])

describe('a new field (H1)', () => {
  const made = (given: Partial<Court>) =>
    createField({ ...court, ...given }, { id: 'novo', companyId: 'arena', fields })
  it('is a draft with the times of its first sport, each sport once, and no empty rules', () => {
    expect(after(made({}))).toMatchObject({
      id: 'novo',
      companyId: 'arena',
      sports: ['padel', 'tennis'],
      rules: null,
      slotMinutes: 90,
      maxSlots: 2,
      basePriceCents: 0,
      status: 'draft',
      version: 1,
    })
  })
  it('has a name that no other field in use has, whatever its case', () => {
    expect(refused(made({ name: 'CAMPO dois' }))).toEqual(['invalid', 'name'])
    const archived = [{ ...other, status: 'archived' as const }]
    const free = createField(
      { ...court, name: other.name },
      { id: 'n', companyId: 'arena', fields: archived },
    )
    expect(free.ok).toBe(true)
  })
  it('may be a copy: a draft with a ground and a name of its own', () => {
    const copy = after(copyField({ ...field, parts: ['dois'] }, { id: 'cópia', fields }))
    expect(copy).toEqual({
      ...field,
      id: 'cópia',
      name: 'Campo 1 (cópia)',
      timesSet: true,
      status: 'draft',
      version: 1,
    })
  })
})

describe('a change of a field (H1)', () => {
  it('is of the newest version alone, prices whose day has come counted', () => {
    const facts = { today, fields }
    expect(refused(changeFieldCourt(field, { ...court, version: 2 }, facts))).toEqual(['stale', null])
    expect(refused(changeFieldCourt(dearer, { ...court, version: 3 }, facts))).toEqual(['stale', null])
    expect(after(changeFieldCourt(dearer, { ...court, version: 4 }, facts))).toMatchObject({ version: 5 })
    expect(refused(changeFieldTimes(field, { ...times, version: 4 }, { today, week }))).toEqual([
      'stale',
      null,
    ])
    const parts = { parts: [], version: 2 }
    expect(refused(changeFieldParts(field, parts, { ...facts, at: AT, bookings: [] }))).toEqual([
      'stale',
      null,
    ])
  })
  it('leaves everything else as it is stored', () => {
    const changed = changeFieldCourt(dearer, { ...court, version: 4 }, { today, fields })
    expect(after(changed)).toEqual({
      ...dearer,
      ...court,
      sports: ['padel', 'tennis'],
      rules: null,
      version: 5,
    })
  })
  it('keeps its own name, and takes no other’s', () => {
    const named = (name: string) =>
      refused(changeFieldCourt(field, { ...court, name, version: 3 }, { today, fields }))
    expect(named('campo 1')).toBeNull()
    expect(named('Campo Dois')).toEqual(['invalid', 'name'])
    expect(refused(changeFieldForAdmin(field, { name: 'campo dois' }, fields))).toEqual(['invalid', 'name'])
    expect(after(changeFieldForAdmin(field, { players: 8 }, fields))).toEqual({
      ...field,
      players: 8,
      version: 4,
    })
  })
})

describe('the times of a field (H1)', () => {
  it('say at each input what does not fit', () => {
    const outcome = changeFieldTimes(
      field,
      {
        ...times,
        slotMinutes: 75,
        minSlots: 4,
        maxSlots: 2,
        openingHours: [[{ opens: 480, closes: 600 }], [], [], [], [], [], []],
        version: 3,
      },
      { today, week },
    )
    expect(outcome).toMatchObject({
      ok: false,
      code: 'invalid',
      errors: {
        slotMinutes: [expect.any(String)],
        minSlots: [expect.any(String)],
        maxSlots: ['A reserva mais longa é menor que a mais curta.'],
      },
    })
  })
  it('keep what an hour costs, and put the hours of a day in order', () => {
    const day = [
      { opens: 900, closes: 990 },
      { opens: 480, closes: 660 },
    ]
    const openingHours = [day, [], [], [], [], [], []]
    const change = { ...times, slotMinutes: 90, maxSlots: 2, openingHours, holidayHours: day, version: 3 }
    const changed = after(
      changeFieldTimes(
        { ...field, nextPrices: [{ from: '2026-12-01', basePriceCents: 12_000, priceRules: [] }] },
        change,
        { today, week },
      ),
    )
    expect(changed).toMatchObject({
      basePriceCents: 15_000,
      nextPrices: [{ basePriceCents: 18_000 }],
      timesSet: true,
    })
    expect(changed?.openingHours?.[0]).toEqual([day[1], day[0]])
    expect(changed?.holidayHours).toEqual([day[1], day[0]])
  })
})

describe('the ground of a field (H1)', () => {
  const shared = (bookings: readonly Booking[], parts = ['dois', 'dois']) =>
    changeFieldParts(field, { parts, version: 3 }, { today, fields, at: AT, bookings })
  it('is shared with each part once', () => {
    expect(after(shared([]))).toEqual({ ...field, parts: ['dois'], version: 4 })
    expect(refused(shared([], ['um']))).toEqual(['invalid', 'parts'])
  })
  it('is not shared while bookings to come overlap, which are shown in pairs (rule 1)', () => {
    const outcome = shared([booked('a', 'um'), booked('b', 'dois')])
    expect(outcome).toMatchObject({
      code: 'conflict',
      data: [
        {
          one: { id: 'a', fieldName: 'Campo 1', customer: 'Ana' },
          other: { id: 'b', fieldName: 'Campo Dois' },
        },
      ],
    })
    expect(outcome.ok ? '' : outcome.message).toContain('há duas reservas marcadas')
  })
  it('is shared where those are over, called off or held no longer', () => {
    for (const rest of [
      { status: 'cancelled' as const },
      { status: 'awaiting_payment' as const, holdExpiresAt: AT },
      { start: '2026-11-20T08:00:00.000Z', end: '2026-11-20T10:00:00.000Z' },
    ])
      expect(shared([booked('a', 'um', rest), booked('b', 'dois', rest)]).ok).toBe(true)
  })
})

describe('the status of a field (H1)', () => {
  const facts = { at: AT, week, fields, bookings: [] as Booking[] }
  it('changes as its present one allows; the same one changes nothing', () => {
    expect(after(changeFieldStatus(field, 'inactive', facts))).toEqual({
      ...field,
      status: 'inactive',
      version: 4,
    })
    expect(changeFieldStatus(field, 'active', facts)).toMatchObject({ ok: true, changes: { fields: [] } })
    expect(refused(changeFieldStatus({ ...field, status: 'draft' }, 'inactive', facts))).toEqual([
      'invalid_transition',
      null,
    ])
  })
  it('is not active without hours and a price, told at each', () => {
    const closed = week.map(() => [])
    const outcome = changeFieldStatus({ ...field, status: 'draft', basePriceCents: 0 }, 'active', {
      ...facts,
      week: closed,
    })
    expect(outcome).toMatchObject({
      code: 'invalid',
      message: 'Falta dizer quando o campo abre. Falta o preço do campo.',
      errors: { times: ['Falta dizer quando o campo abre.'], prices: ['Falta o preço do campo.'] },
    })
  })
  it('is not archived with bookings to come, which are shown, the next one first', () => {
    const bookings = [
      booked('b', 'um', { start: '2026-11-23T18:00:00.000Z', end: '2026-11-23T19:00:00.000Z' }),
      booked('a', 'um'),
      booked('c', 'um', { status: 'cancelled' }),
    ]
    const outcome = changeFieldStatus(field, 'archived', { ...facts, bookings })
    expect(outcome).toMatchObject({ code: 'conflict', data: [{ id: 'a' }, { id: 'b' }] })
    expect(outcome.ok ? '' : outcome.message).toContain('2 reservas marcadas')
    expect(changeFieldStatus(field, 'inactive', { ...facts, bookings }).ok).toBe(true)
  })
  it('comes back from the archive with a name that is free', () => {
    const archived = { ...field, status: 'archived' as const }
    expect(after(changeFieldStatus(archived, 'inactive', facts))?.status).toBe('inactive')
    const namesake = { ...other, name: 'campo 1' }
    expect(
      refused(changeFieldStatus(archived, 'inactive', { ...facts, fields: [archived, namesake] })),
    ).toEqual(['conflict', null])
  })
})

describe('the photos of a field (H1)', () => {
  const photo = { id: 'nova', url: 'data:image/png;base64,AA' }
  const many = Array.from({ length: MAX_FIELD_PHOTOS }, (_, at) => ({ ...photo, id: `p${at}`, caption: '' }))
  it('get a new one behind the others, up to the most', () => {
    const added = after(addFieldPhoto({ ...dearer, photos: many.slice(1) }, photo, today))
    expect(added?.photos.at(-1)).toEqual({ ...photo, caption: '' })
    expect([added?.photos.length, added?.version]).toEqual([MAX_FIELD_PHOTOS, 5])
    expect(refused(addFieldPhoto({ ...field, photos: many }, photo, today))).toEqual(['conflict', null])
  })
  it('stay as they are wanted, of an older version only where none is named', () => {
    const twoPhotos = { ...field, photos: many.slice(0, 2) }
    const photos = [{ id: 'p1', caption: 'O gramado' }]
    expect(after(changeFieldPhotos(twoPhotos, { version: 3, photos }, today))).toMatchObject({
      photos: [{ id: 'p1', caption: 'O gramado' }],
      version: 4,
    })
    expect(refused(changeFieldPhotos(twoPhotos, { version: 2, photos }, today))).toEqual(['stale', null])
    expect(changeFieldPhotos(twoPhotos, { photos }, today).ok).toBe(true)
  })
})
