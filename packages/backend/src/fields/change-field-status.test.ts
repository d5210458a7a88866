import { fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const put = (id: string, status: string) =>
  ask(`PUT /company/fields/${id}/status`, { as: 'dono', body: { status } })
const own = () => db().fields.by('companyId', 'paulista')[0]?.id ?? ''

describe('a field of a company (H1)', () => {
  it('is paused: not found, not booked, its bookings as they were; and taken up again', async () => {
    const id = own()
    const bookings = db().bookings.where(({ fieldId }) => fieldId === id)
    const paused = await put(id, 'inactive')
    expect([paused.status, paused.body.message]).toEqual([200, 'O campo está pausado.'])
    expect(fieldRowSchema.parse(paused.body.data)).toMatchObject({ id, status: 'inactive' })
    expect((await ask(`GET /fields/${id}`)).status).toBe(404)
    const start = '2026-11-25T22:00:00.000Z'
    const booked = await ask('POST /bookings', {
      as: 'ana',
      body: { fieldId: id, start, end: '2026-11-25T23:00:00.000Z' },
    })
    expect(booked.body.code).toBe('field_inactive')
    expect(db().bookings.where(({ fieldId }) => fieldId === id)).toEqual(bookings)
    expect((await put(id, 'active')).body.message).toBe('O campo está ativo de novo.')
    expect((await ask(`GET /fields/${id}`)).status).toBe(200)
  })

  it('is that of its own company, and has one of three statuses', async () => {
    const other = db().fields.where(({ companyId }) => companyId !== 'paulista')[0]?.id ?? 'nobody'
    expect((await put(other, 'inactive')).status).toBe(404)
    expect((await put(own(), 'gone')).body.errors).toEqual({ status: ['Escolha a situação.'] })
  })

  it('is published when it has a price and hours, else refused at what it lacks', async () => {
    const id = own()
    const complete = { status: 'draft', basePriceCents: 10_000 } as const
    await db().fields.update(id, { ...complete, basePriceCents: 0, priceRules: [] })
    await db().companies.update('paulista', { openingHours: [[], [], [], [], [], [], []] })
    const refused = await put(id, 'active')
    expect([refused.status, refused.body.message, refused.body.errors]).toEqual([
      422,
      'Falta dizer quando o campo abre. Falta o preço do campo.',
      { times: ['Falta dizer quando o campo abre.'], prices: ['Falta o preço do campo.'] },
    ])
    await db().fields.update(id, {
      ...complete,
      openingHours: [[], [{ opens: 480, closes: 1320 }], [], [], [], [], []],
    })
    expect((await put(id, 'active')).body.message).toBe('O campo foi publicado.')
    expect((await ask(`GET /fields/${id}`)).status).toBe(200)
  })

  it('is not archived while bookings are to come, which are listed', async () => {
    const id = own()
    const start = '2026-11-25T22:00:00.000Z'
    const end = '2026-11-25T23:00:00.000Z'
    await ask('POST /bookings', { as: 'ana', body: { fieldId: id, start, end } })
    const coming = db().bookings.where(
      (each) => each.fieldId === id && each.start > backend.server.db.clock.now(),
    )
    const refused = await put(id, 'archived')
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    expect(refused.body.message).toMatch(/^Este campo ainda tem .*arquive depois da última\.$/)
    expect(refused.body.data).toContainEqual(expect.objectContaining({ start, end, customer: 'Ana Lima' }))
    expect(refused.body.data).toHaveLength(coming.length)
    expect(db().fields.find(id)?.status).toBe('active')
  })

  it('leaves the list when it is archived, unless the status is asked for, and comes back paused', async () => {
    const id = own()
    for (const booking of db().bookings.by('fieldId', id)) db().bookings.remove(booking.id)
    expect((await put(id, 'archived')).body.message).toBe('O campo foi arquivado.')
    const archived = [
      { column: 'status', operator: 'and', conditions: [{ mode: 'equals', value: 'archived' }] },
    ]
    const list = async (query = '') => {
      const { body } = await ask(`GET /company/fields${query}`, { as: 'dono' })
      return (body.data as { id: string }[]).map((row) => row.id)
    }
    expect(await list()).not.toContain(id)
    expect(await list(`?filters=${encodeURIComponent(JSON.stringify(archived))}`)).toEqual([id])
    const straight = await put(id, 'active')
    expect([straight.status, straight.body.code]).toEqual([409, 'invalid_transition'])
    expect((await put(id, 'inactive')).body.message).toBe('O campo voltou, pausado.')
    await db().fields.update(id, { status: 'archived' })
    const { name } = db().fields.find(id) ?? { name: '' }
    const other = db().fields.where((each) => each.companyId === 'paulista' && each.id !== id)[0]
    await db().fields.update(other?.id ?? '', { name: name.toUpperCase() })
    expect((await put(id, 'inactive')).body).toMatchObject({
      code: 'conflict',
      message: 'Outro campo já tem esse nome. Mude o nome dele antes.',
    })
  })
})
