import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const court = {
  name: 'Quadra Azul',
  sports: ['padel'],
  surface: 'synthetic-grass',
  indoor: true,
  lengthMeters: 20,
  widthMeters: 10,
  players: 4,
  amenities: ['lighting'],
  description: '',
  rules: '',
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
const make = (changes: object = {}) =>
  ask('POST /company/fields', { as: 'dono', body: { ...court, ...changes } })
const put = (id: string, section: string, body: object) =>
  ask(`PUT /company/fields/${id}/${section}`, { as: 'dono', body })
const own = () => db().fields.by('companyId', 'paulista')[0]?.id ?? ''

describe('a new field of a company (H1)', () => {
  it('is a draft with the times of its sport, and nobody else sees it', async () => {
    const { status, body } = await make()
    const made = ownFieldSchema.parse(body.data)
    expect([status, body.message]).toEqual([201, 'Rascunho salvo.'])
    expect(made).toMatchObject({
      status: 'draft',
      slotMinutes: 90,
      minSlots: 1,
      maxSlots: 2,
      rules: null,
      basePriceCents: 0,
      done: ['court'],
      missing: ['prices'],
    })
    expect((await ask(`GET /fields/${made.id}`)).status).toBe(404)
    const wish = { fieldId: made.id, start: '2026-11-25T22:00:00.000Z', end: '2026-11-25T23:30:00.000Z' }
    expect((await ask('POST /bookings', { as: 'ana', body: wish })).status).toBe(404)
    expect((await ask(`GET /company/fields/${made.id}`, { as: 'dona' })).status).toBe(404)
  })

  it('has a name that no other has, and takes any letters', async () => {
    const [taken] = db().fields.by('companyId', 'paulista')
    const refused = await make({ name: ` ${taken?.name.toUpperCase()} ` })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { name: ['Já existe um campo com esse nome.'] },
    ])
    const odd = ['⚽ Campo da Galera 🏟️', 'ملعب الشاطئ']
    for (const name of odd) expect((await make({ name })).status).toBe(201)
    const errorsOf = async (changes: object) => (await make(changes)).body.errors
    expect(await errorsOf({ name: 'x'.repeat(200) })).toEqual({ name: ['Use no máximo 80 letras.'] })
    expect(await errorsOf({ name: ' ', sports: [], players: 0, lengthMeters: 0 })).toEqual({
      name: ['Dê um nome ao campo.'],
      sports: ['Escolha ao menos um esporte.'],
      players: ['Use de 1 a 100 pessoas.'],
      lengthMeters: ['Use de 2 a 200 metros.'],
    })
  })
})

describe('a section of a field (H1)', () => {
  let field: OwnField
  beforeEach(async () => {
    field = ownFieldSchema.parse((await make()).body.data)
  })

  it('is changed in its newest version; an older one gets the field as it is', async () => {
    const { id, version } = field
    const changed = await put(id, 'court', { ...court, name: 'Quadra Verde', version })
    expect(changed.body.data).toMatchObject({ name: 'Quadra Verde', version: version + 1 })
    const late = await put(id, 'times', { ...times, version })
    expect([late.status, late.body.code, late.body.data]).toEqual([409, 'stale', changed.body.data])
    expect(db().fields.find(id)).toMatchObject({ slotMinutes: 90, version: version + 1 })
  })

  it('finishes with the times, whose slots fill the hours', async () => {
    const { id, version } = field
    const half = [[], ...Array.from({ length: 6 }, () => [{ opens: 480, closes: 1350 }])]
    const refused = await put(id, 'times', { ...times, openingHours: half, version })
    expect(refused.body.errors).toEqual({
      slotMinutes: [
        'Segunda, 8h às 22h30: sobram 30 min que ninguém consegue reservar. Mude a duração ou o horário.',
      ],
    })
    const crossed = [
      { opens: 480, closes: 720 },
      { opens: 660, closes: 900 },
    ]
    const twice = await put(id, 'times', { ...times, openingHours: [...half.slice(0, 6), crossed], version })
    expect(twice.body.errors).toEqual({
      openingHours: ['Os horários 8h às 12h e 11h às 15h se cruzam. Mude um deles.'],
    })
    const saved = await put(id, 'times', { ...times, version })
    expect(saved.body.data).toMatchObject({ done: ['court', 'times'], missing: ['prices'] })
  })

  it('keeps what an hour costs when the slots change', async () => {
    const id = own()
    const { version } = db().fields.find(id) ?? { version: 0 }
    const { body } = await put(id, 'times', { ...times, slotMinutes: 30, minSlots: 2, version })
    expect(body.data).toMatchObject({ basePriceCents: 5_000, fromPriceCents: 10_000, fromMinutes: 60 })
    expect(
      db()
        .fields.find(id)
        ?.priceRules.map(({ priceCents }) => priceCents),
    ).toEqual([7_500])
  })
})

describe('a copy of a field (H1)', () => {
  it('is a draft with everything but the bookings and what is closed', async () => {
    const field = db().fields.find(own())
    const { status, body } = await ask(`POST /company/fields/${own()}/copy`, { as: 'dono' })
    const copy = ownFieldSchema.parse(body.data)
    expect(status).toBe(201)
    expect(copy).toMatchObject({
      name: `${field?.name} (cópia)`,
      status: 'draft',
      version: 1,
      basePriceCents: field?.basePriceCents,
      done: ['court', 'times', 'prices'],
    })
    expect(db().bookings.by('fieldId', copy.id)).toEqual([])
    const again = await ask(`POST /company/fields/${own()}/copy`, { as: 'dono' })
    expect(again.body.data).toMatchObject({ name: `${field?.name} (cópia 2)` })
    const other = db().fields.where(({ companyId }) => companyId !== 'paulista')[0]?.id ?? 'nobody'
    expect((await ask(`POST /company/fields/${other}/copy`, { as: 'dono' })).status).toBe(404)
  })

  it('is made once for one Idempotency-Key', async () => {
    const copy = () => ask(`POST /company/fields/${own()}/copy`, { as: 'dono', key: 'one' })
    const [first, second] = [await copy(), await copy()]
    expect(second.body.data).toEqual(first.body.data)
  })
})
