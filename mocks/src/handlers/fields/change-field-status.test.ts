import { fieldRowSchema } from '@campo-livre/domain/fields/field-row.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/test-backend.ts'

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

  it('is that of its own company, and has one of two statuses', async () => {
    const other = db().fields.where(({ companyId }) => companyId !== 'paulista')[0]?.id ?? 'nobody'
    expect((await put(other, 'inactive')).status).toBe(404)
    expect((await put(own(), 'gone')).body.errors).toEqual({ status: ['Escolha a situação.'] })
  })
})
