import { fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
import { availabilitySchema } from '@campo-livre/domain/availability/availability.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const FROM = '2026-11-22'
const change = { unit: 'percent', amount: 800, roundTo: 100, from: FROM }
const both = [
  { id: 'society', version: 1 },
  { id: 'futsal', version: 1 },
]
const post = (body: object, as = 'dono') =>
  ask('POST /company/fields/prices', { as, body: { ...change, fields: both, ...body } })
const base = (id: string) => db().fields.find(id)?.basePriceCents ?? 0
const later = (id: string) => db().fields.find(id)?.nextPrices ?? []
const withdraw = (body: object, id = 'futsal') =>
  ask(`POST /company/fields/${id}/prices/withdraw`, { as: 'dono', body })

describe('the prices of several fields from a day on (H1)', () => {
  it('change together, and touch no booking', async () => {
    const bookings = structuredClone(db().bookings.all())
    const before = both.map(({ id }) => base(id))
    const { status, body } = await post({})
    expect([status, body.message]).toEqual([200, 'Preços salvos.'])
    const rows = z.array(fieldRowSchema).parse(body.data)
    expect(rows.map(({ id, version }) => [id, version])).toEqual(
      expect.arrayContaining([
        ['futsal', 2],
        ['society', 2],
      ]),
    )
    expect(both.map(({ id }) => base(id))).toEqual(before)
    expect(both.map(({ id }) => later(id)[0]?.basePriceCents)).toEqual(
      before.map((cents) => Math.round((cents * 1.08) / 100) * 100),
    )
    expect(db().bookings.all()).toEqual(bookings)
  })

  it('are what a visitor is told before the day and from it on, by the slot, and pays', async () => {
    const slotAt = async (date: string) => {
      const { body } = await ask(`GET /fields/futsal/availability?from=${date}&days=1`)
      const slots = availabilitySchema.parse(body.data).days.flatMap((day) => day.slots)
      return slots.find(({ start }) => start === `${date}T23:00:00.000Z`)?.priceCents
    }
    const told = async () => [
      await slotAt('2026-11-21'),
      await slotAt('2026-11-22'),
      await slotAt('2026-11-23'),
    ]
    expect(await told()).toEqual([8_000, 8_000, 8_000])
    await post({})
    expect(await told()).toEqual([8_000, 8_600, 8_600])
    const book = async (day: string) => {
      const [start, end] = [`2026-11-${day}T23:00:00.000Z`, `2026-11-${Number(day) + 1}T00:00:00.000Z`]
      const { body } = await ask('POST /bookings', { as: 'ana', body: { fieldId: 'futsal', start, end } })
      return (body.data as { priceCents: number }).priceCents
    }
    expect([await book('21'), await book('22')]).toEqual([8_000, 8_600])
  })

  it('from today on are the prices of now', async () => {
    await post({ from: '2026-11-20', fields: [both[1]] })
    const { body } = await ask('GET /company/fields/futsal', { as: 'dono' })
    const now = { basePriceCents: 8_600, nextPrices: [], version: 3 }
    expect(body.data).toMatchObject(now)
    const { data } = (await ask('GET /company/fields', { as: 'dono' })).body
    expect(
      z
        .array(fieldRowSchema)
        .parse(data)
        .find(({ id }) => id === 'futsal'),
    ).toMatchObject(now)
  })

  it('stay as they were when one was changed meanwhile, which is named', async () => {
    await db().fields.update('futsal', { version: 2 })
    const late = await post({})
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
    const [row, ...others] = z.array(fieldRowSchema).parse(late.body.data)
    expect([row?.id, row?.version, others]).toEqual(['futsal', 2, []])
    expect(late.body.message).toBe(`Alguém mudou “${row?.name}” agora. Confira os preços e tente de novo.`)
    expect(both.map(({ id }) => later(id))).toEqual([[], []])
  })

  it.each([
    [{ from: '2026-11-19' }, 'from', 'Escolha hoje ou um dia que ainda vem.'],
    [{ from: '2028-01-01' }, 'from', 'Escolha um dia em até um ano.'],
    [{ unit: 'cents', amount: -9_000 }, 'fields', /: Ficaria abaixo de R\$\s1\.$/],
    [{ amount: 0 }, 'amount', 'Com 0 nada muda.'],
    [{ fields: [] }, 'fields', 'Escolha ao menos um campo.'],
  ])('are not changed by %o', async (body, field, sentence) => {
    const refused = await post(body)
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid'])
    expect(refused.body.errors[field]?.[0]).toMatch(sentence)
    expect(both.map(({ id }) => later(id))).toEqual([[], []])
  })

  it("of another company's field stay, with all others", async () => {
    const other = db().fields.where(({ companyId }) => companyId !== 'paulista')[0]?.id ?? 'nobody'
    expect((await post({ fields: [...both, { id: other, version: 1 }] })).status).toBe(404)
    expect(both.map(({ id }) => later(id))).toEqual([[], []])
  })

  it('that are planned can be withdrawn, day by day', async () => {
    await post({ fields: [both[1]] })
    await post({ fields: [{ id: 'futsal', version: 2 }], from: '2026-12-01' })
    expect(later('futsal').map(({ from }) => from)).toEqual([FROM, '2026-12-01'])
    const stale = await withdraw({ from: FROM, version: 2 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    const nowhere = await withdraw({ from: '2026-11-30', version: 3 })
    expect(nowhere.body.errors).toEqual({ from: ['Nesse dia não há preços novos marcados.'] })
    const { status, body } = await withdraw({ from: FROM, version: 3 })
    expect([status, body.message]).toEqual([200, 'Preços novos cancelados.'])
    expect(body.data).toMatchObject({ version: 4, nextPrices: [{ from: '2026-12-01' }] })
  })

  it('cannot be withdrawn once their day has come', async () => {
    await post({ fields: [both[1]] })
    await ask('POST /__mock/clock', { body: { advanceMinutes: 3 * 24 * 60 } })
    const { status, body } = await withdraw({ from: FROM, version: 2 })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.data).toMatchObject({ basePriceCents: 8_600, version: 3 })
  })
})
