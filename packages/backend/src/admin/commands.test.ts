import type { AdminCommand } from '@campo-livre/domain/admin/admin-command.ts'
import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import type { Relation } from '@campo-livre/domain/admin/relations.ts'
import type { AuditRow } from '@campo-livre/domain/admin/audit.ts'
import { describe, expect, it } from 'vitest'
import { moveStock } from '../stock/move-stock.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const admin = { as: 'admin' }

type Row = { id: string; stamp: string } & Record<string, unknown>
const listed = async (resource: AdminResource): Promise<Row[]> =>
  (await ask(`GET /admin/${resource}?perPage=100`, admin)).body.data
async function rowOf(resource: AdminResource, id: string): Promise<Row> {
  const row = (await listed(resource)).find((each) => each.id === id)
  if (!row) throw new Error(`there is no ${id}`)
  return row
}

let made = 0
type Deed =
  | { type: 'change'; values: Record<string, unknown> }
  | { type: 'act'; action: string; reason?: string | null }
  | { type: 'remove'; reason?: string | null }

/** Sends a command about a row as it is now, or as its stamp says that it was. */
async function give(resource: AdminResource, rowId: string, deed: Deed, stamp?: string) {
  made += 1
  const seen = stamp ?? (await rowOf(resource, rowId)).stamp
  const id = `cmd-${made}`
  const body = { reason: null, ...deed, id, resource, rowId, stamp: seen } as AdminCommand
  return { id, ...(await ask('POST /admin/commands', { ...admin, body })) }
}
const undo = (id: string, fields: string[] | null = null) =>
  ask(`POST /admin/commands/${id}/undo`, { ...admin, body: { fields } })
const history = async (resource: AdminResource, id: string) =>
  (await ask(`GET /admin/rows/${resource}/${id}/history`, admin)).body.data as {
    id: string
    changes: object[]
  }[]

describe('a command of the admin (H12)', () => {
  it('changes a row, and answers with it as it is then', async () => {
    const { status, body } = await give('products', 'cafe', { type: 'change', values: { priceCents: 700 } })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ row: { id: 'cafe', priceCents: 700 } })
    expect(backend.server.db.products.find('cafe')).toMatchObject({ priceCents: 700 })
  })

  it('of an older state is refused, with the row as it is now (payload#15486)', async () => {
    const { stamp } = await rowOf('products', 'cafe')
    await give('products', 'cafe', { type: 'change', values: { name: 'Café coado' } })
    const { status, body } = await give(
      'products',
      'cafe',
      { type: 'change', values: { name: 'Café preto' } },
      stamp,
    )
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.data).toMatchObject({ id: 'cafe', name: 'Café coado' })
    expect(backend.server.db.products.find('cafe')).toMatchObject({ name: 'Café coado' })
  })

  it('of somebody who was told of something in the meantime is as fresh as it was', async () => {
    const { stamp } = await rowOf('users', 'bia')
    await backend.server.db.users.update('bia', {
      openToldOn: '2026-11-20',
      savedSearches: [],
      waitingNotices: [],
    })
    expect((await rowOf('users', 'bia')).stamp).toBe(stamp)
    await backend.server.db.users.update('bia', { phone: '85901234567' })
    expect((await rowOf('users', 'bia')).stamp).not.toBe(stamp)
  })

  it('that comes twice counts once', async () => {
    const values = { name: 'Arena Sul', email: 'sul@arena.test', phone: '11987654321', description: null }
    const body = { type: 'create', id: 'cmd-twice', resource: 'contacts', values }
    const first = await ask('POST /admin/commands', { ...admin, body })
    const second = await ask('POST /admin/commands', { ...admin, body })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.data).toEqual(first.body.data)
    expect(backend.server.db.interests.all()).toHaveLength(1)
  })

  it('hits the row by its id, wherever it stands in the list (django-admin2#195)', async () => {
    const before = await listed('products')
    await give('products', 'cafe', { type: 'change', values: { name: 'Zzz' } })
    await give('products', 'cafe', { type: 'change', values: { priceCents: 900 } })
    for (const { id, priceCents } of before)
      expect(backend.server.db.products.find(id)?.priceCents).toBe(id === 'cafe' ? 900 : priceCents)
  })

  it('that its kind does not know is refused, as is a value that nobody enters', async () => {
    expect((await give('mails', 'none', { type: 'remove' }, 'x')).status).toBe(404)
    const stamped = await give('stock-movements', 'mov-agua', { type: 'change', values: { quantity: 1 } })
    expect(stamped.body.code).toBe('invalid')
    await give('products', 'agua', { type: 'change', values: { stock: 999 } })
    expect(backend.server.db.products.find('agua')?.stock).not.toBe(999)
  })

  it('is nobody else’s', async () => {
    const body = {
      type: 'act',
      id: 'x',
      resource: 'users',
      rowId: 'ana',
      stamp: '',
      action: 'block',
      reason: null,
    }
    expect((await ask('POST /admin/commands', { as: 'dono', body })).status).toBe(403)
    expect((await ask('POST /admin/commands', { body })).status).toBe(401)
  })
})

describe('the rules of the domain hold for the admin, too (H12)', () => {
  it('no two bookings overlap (rule 1)', async () => {
    const { db } = backend.server
    const { fieldId = '', start = '' } = db.bookings.find('of-bia') ?? {}
    const own = db.bookings.all().find(({ id }) => id !== 'of-bia' && id !== 'played')
    await db.bookings.update(own?.id ?? '', { fieldId })
    const { status, body } = await give('bookings', own?.id ?? '', { type: 'change', values: { start } })
    expect([status, body.code]).toEqual([409, 'slot_taken'])
    expect(db.bookings.find(own?.id ?? '')?.start).toBe(own?.start)
  })

  it('a booking is cancelled with a reason, and the money goes back (rule 5)', async () => {
    expect((await give('bookings', 'of-bia', { type: 'act', action: 'cancel' })).status).toBe(422)
    const { status } = await give('bookings', 'of-bia', { type: 'act', action: 'cancel', reason: 'Obra' })
    expect(status).toBe(200)
    expect(backend.server.db.bookings.find('of-bia')).toMatchObject({
      status: 'cancelled',
      cancellation: { by: 'company', reason: 'Obra' },
    })
  })

  it('a tab with a payment is not cancelled, and a payment is taken back where the money came (H3)', async () => {
    const { db } = backend.server
    const [payment] = db.tabs.find('tab-paid')?.payments ?? []
    const { status } = await give('payments', payment?.id ?? '', {
      type: 'act',
      action: 'void',
      reason: 'Erro',
    })
    expect(status).toBe(200)
    expect(db.tabs.find('tab-paid')?.payments[0]?.voided).toMatchObject({ reason: 'Erro' })
    const again = await give('payments', payment?.id ?? '', { type: 'act', action: 'void', reason: 'Erro' })
    expect(again.status).toBe(409)
    expect(db.tabs.find('tab-paid')?.payments).toHaveLength(1)
  })

  it('a stock is its movements: what was counted wrong is taken back by another one (H4)', async () => {
    const { db } = backend.server
    const before = db.products.find('agua')?.stock
    const by = { userId: 'dono', now: db.clock.now() }
    const { id } = await moveStock(db, by, {
      kind: 'loss',
      productId: 'agua',
      quantity: 2,
      reason: 'Quebrou',
    })
    const { status } = await give('stock-movements', id, {
      type: 'act',
      action: 'reverse',
      reason: 'Não quebrou',
    })
    expect(status).toBe(200)
    expect(db.products.find('agua')?.stock).toBe(before)
    expect(db.stockMovements.by('productId', 'agua').at(-1)).toMatchObject({
      kind: 'reversal',
      reversesId: id,
    })
    const twice = await give('stock-movements', id, { type: 'act', action: 'reverse', reason: 'De novo' })
    expect(twice.body.code).toBe('already_undone')
  })

  it('no two products of an arena, and no two fields, have one name', async () => {
    const coco = backend.server.db.products.find('coco')?.name
    const taken = await give('products', 'cafe', { type: 'change', values: { name: coco } })
    expect(taken.body.errors).toHaveProperty('name')
    const field = await give('fields', 'futsal', { type: 'change', values: { name: 'Campo parado' } })
    expect(field.body.errors).toHaveProperty('name')
  })

  it('an account with bookings to come stays, and they are named with links', async () => {
    const { status, body } = await give('users', 'bia', { type: 'remove' })
    expect([status, body.code]).toEqual([409, 'deletion_blocked'])
    const relations: Relation[] = (await ask('GET /admin/rows/users/bia/relations', admin)).body.data
    expect(relations.find(({ resource }) => resource === 'bookings')).toMatchObject({
      blocking: 1,
      items: [{ id: 'of-bia', name: 'RSV-BIA2' }],
    })
  })

  it('nobody shuts themselves out', async () => {
    expect((await give('users', 'admin', { type: 'act', action: 'block' })).body.code).toBe('conflict')
    expect((await give('users', 'admin', { type: 'remove' })).body.code).toBe('conflict')
  })

  it('a field with bookings to come is not archived', async () => {
    expect((await give('fields', 'society', { type: 'act', action: 'archive' })).status).toBe(409)
    expect(backend.server.db.fields.find('society')?.status).toBe('active')
  })
})

describe('a change of the admin is taken back (H12)', () => {
  it('by a compensating write, once', async () => {
    const { id } = await give('products', 'cafe', {
      type: 'change',
      values: { name: 'Café coado', priceCents: 700 },
    })
    const { name, priceCents } = backend.server.db.products.find('coco') ?? { name: '', priceCents: 0 }
    expect((await undo(id)).status).toBe(200)
    expect(backend.server.db.products.find('cafe')).not.toMatchObject({ name: 'Café coado' })
    expect((await undo(id)).body.code).toBe('already_undone')
    expect(backend.server.db.products.find('coco')).toMatchObject({ name, priceCents })
  })

  it('field by field from the history', async () => {
    const before = backend.server.db.products.find('cafe')
    await give('products', 'cafe', { type: 'change', values: { name: 'Café coado', priceCents: 700 } })
    const [entry] = await history('products', 'cafe')
    expect(entry?.changes).toHaveLength(2)
    expect((await undo(entry?.id ?? '', ['name'])).status).toBe(200)
    expect(backend.server.db.products.find('cafe')).toMatchObject({ name: before?.name, priceCents: 700 })
  })

  it('not when somebody has changed the same since', async () => {
    const { id } = await give('products', 'cafe', { type: 'change', values: { priceCents: 700 } })
    await give('products', 'cafe', { type: 'change', values: { priceCents: 800 } })
    const { status, body } = await undo(id)
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.data).toMatchObject({ priceCents: 800 })
    expect(backend.server.db.products.find('cafe')?.priceCents).toBe(800)
  })

  it('for a day, and no longer', async () => {
    const { id } = await give('products', 'cafe', { type: 'change', values: { priceCents: 700 } })
    await ask('POST /__mock/clock', { body: { advanceMinutes: 24 * 60 + 1 } })
    expect((await undo(id)).body.code).toBe('not_undoable')
  })

  it('where it was an act: a blocked account is opened again', async () => {
    const { id } = await give('users', 'ana', { type: 'act', action: 'block' })
    expect(backend.server.db.users.find('ana')?.blocked).toBe(true)
    await undo(id)
    expect(backend.server.db.users.find('ana')?.blocked).toBe(false)
  })
})

describe('a payment of the site (H12)', () => {
  const paidOnSite = async () => {
    const { db } = backend.server
    const of = db.bookings.where(({ payment }) => payment?.status === 'paid' && !payment.atCounter)
    const booking = of.find(({ start }) => Date.parse(start) > Date.parse(db.clock.now()))
    if (!booking?.payment) throw new Error('nobody has paid on the site')
    return { bookingId: booking.id, paymentId: booking.payment.id, cents: booking.payment.amountCents }
  }

  it('comes back whole, with its booking called off by the arena', async () => {
    const { bookingId, paymentId, cents } = await paidOnSite()
    const act = { type: 'act', action: 'refund', reason: 'Quadra em obras' } as const
    expect((await give('payments', paymentId, act)).status).toBe(200)
    expect(backend.server.db.bookings.find(bookingId)).toMatchObject({
      status: 'cancelled',
      payment: { status: 'refunded', refundedCents: cents },
      cancellation: { by: 'company', reason: 'Quadra em obras' },
    })
  })

  it('is no money of the counter, which is voided there', async () => {
    const { paymentId } = await paidOnSite()
    const { body } = await give('payments', paymentId, { type: 'act', action: 'void', reason: 'Engano' })
    expect(body.code).toBe('conflict')
  })

  it('asks for the reason that its customer reads', async () => {
    const { paymentId } = await paidOnSite()
    const { body } = await give('payments', paymentId, { type: 'act', action: 'refund', reason: null })
    expect(body.code).toBe('invalid')
  })
})

describe('a coupon of an arena (H12)', () => {
  const facts = {
    code: 'AMIGOS',
    percent: 10,
    amountCents: null,
    fieldIds: [],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    fromMinute: 0,
    toMinute: 1440,
    from: '2026-11-10',
    until: '2026-12-31',
    maxUses: null,
    oncePerPerson: false,
  }
  const makeCoupon = async () =>
    ((await ask('POST /company/coupons', { as: 'dono', body: facts, key: 'coupon' })).body.data as Row).id
  const stored = (id: string) => backend.server.db.coupons.find(id)
  const audit = async (): Promise<AuditRow[]> => (await ask('GET /admin/audit', admin)).body.data

  it('is paused and goes on with a reason in the audit, and either is taken back', async () => {
    const id = await makeCoupon()
    expect((await give('coupons', id, { type: 'act', action: 'pause' })).body.code).toBe('invalid')
    const paused = await give('coupons', id, { type: 'act', action: 'pause', reason: 'Código vazou' })
    expect(paused.body.data).toMatchObject({ row: { state: 'paused', companyName: 'Arena Paulista' } })
    expect((await audit())[0]).toMatchObject({
      who: 'Ada Admin',
      resource: 'coupons',
      rowId: id,
      name: 'AMIGOS',
      fields: 'Situação',
      reason: 'Código vazou',
    })
    expect((await undo(paused.id)).status).toBe(200)
    expect(stored(id)?.status).toBe('active')
    await give('coupons', id, { type: 'act', action: 'pause', reason: 'Código vazou' })
    await give('coupons', id, { type: 'act', action: 'resume', reason: 'Era engano' })
    expect(stored(id)?.status).toBe('active')
    const told = await ask(`GET /company/coupons/${id}/history`, { as: 'dono' })
    expect(told.body.data).toMatchObject([
      { changes: [{ field: 'status', from: 'paused', to: 'active' }] },
      {},
      {},
      {},
      {},
    ])
  })

  it('gets another last day and limit, as its arena may give them, and no other code or discount', async () => {
    const id = await makeCoupon()
    const change = (values: Record<string, unknown>) => give('coupons', id, { type: 'change', values })
    const early = await change({ until: '2026-11-09' })
    expect([early.status, early.body.errors]).toEqual([
      422,
      { until: ['O último dia precisa ser o primeiro ou depois dele.'] },
    ])
    expect((await change({ maxUses: 0 })).body.errors).toHaveProperty('maxUses')
    await change({ maxUses: 5 })
    const both = await change({ until: '2026-11-30', code: 'TUDO', percent: 100, status: 'paused' })
    expect(stored(id)).toMatchObject({
      ...facts,
      until: '2026-11-30',
      maxUses: 5,
      status: 'active',
      version: 3,
    })
    expect((await undo(both.id)).status).toBe(200)
    expect(stored(id)).toMatchObject({ until: '2026-12-31', maxUses: 5 })
    expect((await give('coupons', id, { type: 'remove', reason: 'x' })).body.code).toBe('invalid')
  })

  it('keeps its stamp when somebody uses it, and tells its arena and the bookings that have it', async () => {
    const id = await makeCoupon()
    const { stamp } = await rowOf('coupons', id)
    const { db } = backend.server
    await db.bookings.update('of-bia', { couponUsed: { couponId: id, code: 'AMIGOS', offCents: 1 } })
    await db.coupons.update(id, { taken: 1 })
    expect(await rowOf('coupons', id)).toMatchObject({ stamp, uses: 1 })
    const relations: Relation[] = (await ask(`GET /admin/rows/coupons/${id}/relations`, admin)).body.data
    expect(relations).toMatchObject([
      { resource: 'companies', items: [{ name: 'Arena Paulista' }] },
      { resource: 'bookings', items: [{ id: 'of-bia', name: 'RSV-BIA2' }] },
    ])
  })

  it('stands in the audit where its arena makes and changes it, and not where it is used', async () => {
    const id = await makeCoupon()
    await ask(`PUT /company/coupons/${id}`, { as: 'dono', body: { ...facts, percent: 20, version: 1 } })
    await ask('POST /company/bookings/commands', {
      as: 'dono',
      body: { type: 'coupon', id: 'comando-1-cupom', bookingId: 'of-bia', code: 'AMIGOS' },
    })
    expect((await audit()).filter(({ resource }) => resource === 'coupons')).toMatchObject([
      { kind: 'changed', fields: 'Desconto em %' },
      { kind: 'created', name: 'AMIGOS' },
    ])
  })
})

describe('many rows at once (H12)', () => {
  type Result = { id: string; done: boolean; code: string | null }
  const run = async (rows: readonly Row[], of: object | null = null, action = 'hide', id = 'bulk-1') => {
    const body = {
      id,
      resource: 'products',
      rows: rows.map((row) => ({ id: row.id, stamp: row.stamp })),
      action,
      of,
    }
    return ask('POST /admin/bulk', { ...admin, body })
  }

  it('each row has its own result: what was changed meanwhile is left out (payload#8783)', async () => {
    const rows = (await listed('products')).filter(({ status }) => status === 'active')
    await give('products', rows[0]?.id ?? '', { type: 'change', values: { priceCents: 123 } })
    const results: Result[] = (await run(rows)).body.data
    expect(results.map(({ done, code }) => [done, code])).toEqual([
      [false, 'stale'],
      ...rows.slice(1).map(() => [true, null]),
    ])
    expect(backend.server.db.products.find(rows[0]?.id ?? '')?.status).toBe('active')
  })

  it('of a list that has another number of rows by now, nothing is done', async () => {
    const rows = await listed('products')
    const of = { filters: '', expected: rows.length + 1 }
    const { status, body } = await run(rows, of)
    expect([status, body.code, body.data]).toEqual([409, 'conflict', rows.length])
    expect((await run(rows, { ...of, expected: rows.length })).status).toBe(200)
  })

  it('sent twice does nothing twice', async () => {
    const rows = (await listed('products')).filter(({ status }) => status === 'active')
    const first = await run(rows)
    expect((await run(rows)).body.data).toEqual(first.body.data)
    expect(backend.server.db.audits.all()).toHaveLength(rows.length)
  })

  it('a thousand take five seconds at most', async () => {
    const { db } = backend.server
    for (let index = 0; index < 1000; index++)
      await db.interests.insert({
        id: `int-${index}`,
        name: `Arena ${index}`,
        email: 'a@arena.test',
        phone: '11987654321',
        createdAt: db.clock.now(),
      })
    const all: Row[] = []
    for (let page = 1; page <= 10; page++)
      all.push(...((await ask(`GET /admin/contacts?perPage=100&page=${page}`, admin)).body.data as Row[]))
    // Its own time, whatever else the machine does.
    const begun = process.cpuUsage()
    for (let from = 0; from < all.length; from += 50) {
      const rows = all.slice(from, from + 50).map(({ id, stamp }) => ({ id, stamp }))
      const body = { id: `bulk-${from}`, resource: 'contacts', rows, action: 'answer', of: null }
      await ask('POST /admin/bulk', { ...admin, body })
    }
    const { user, system } = process.cpuUsage(begun)
    expect((user + system) / 1000).toBeLessThan(5000)
    expect(db.interests.where(({ answeredAt }) => answeredAt === db.clock.now())).toHaveLength(1000)
  })
})

describe('the search over everything (H12)', () => {
  const found = async (q: string): Promise<{ resource: string; id: string }[]> =>
    (await ask(`GET /admin/search?q=${encodeURIComponent(q)}`, admin)).body.data

  it('finds by code, name, e-mail, phone, CPF and CNPJ, however they are typed', async () => {
    const { db } = backend.server
    await db.users.update('ana', { cpf: '52998224725', phone: '5511987654321' })
    await db.companies.update('paulista', { cnpj: '11222333000181' })
    const cases = [
      ['rsv-bia2', 'bookings', 'of-bia'],
      ['Ana Lima', 'users', 'ana'],
      ['ana@test.test', 'users', 'ana'],
      ['(11) 98765-4321', 'users', 'ana'],
      ['529.982.247-25', 'users', 'ana'],
      ['11.222.333/0001-81', 'companies', 'paulista'],
    ]
    for (const [q = '', resource, id] of cases)
      expect(await found(q), q).toContainEqual(expect.objectContaining({ resource, id }))
    expect(JSON.stringify(await found('ana@test.test'))).not.toContain('ana@test.test"')
    expect(await found('a')).toEqual([])
  })
})

describe('the audit (H12)', () => {
  const audit = async (): Promise<AuditRow[]> => (await ask('GET /admin/audit', admin)).body.data

  it('has every write of admins and arenas, with who and what', async () => {
    await give('products', 'cafe', { type: 'change', values: { priceCents: 700 } })
    await ask('PUT /company/products/coco/status', { as: 'dono', body: { status: 'archived' } })
    expect(await audit()).toMatchObject([
      { who: 'Davi Dono', resource: 'products', rowId: 'coco', kind: 'changed', fields: 'Situação' },
      { who: 'Ada Admin', resource: 'products', rowId: 'cafe', kind: 'changed', fields: 'Preço' },
    ])
  })

  it('has what an arena keeps beside the lists as a change of the arena', async () => {
    const when = {
      kind: 'weekly',
      weekdays: [2],
      fromMinute: 60,
      toMinute: 120,
      since: '2090-01-03',
      until: null,
    }
    const closure = { fieldIds: null, reason: 'Contrato', reasonShown: false, when }
    const { status } = await ask('POST /company/closures', { as: 'dono', body: { closure, choices: [] } })
    expect(status).toBe(201)
    expect(await audit()).toMatchObject([
      { resource: 'companies', rowId: 'paulista', name: 'Arena Paulista', fields: 'Dias fechados' },
    ])
  })

  it('has nothing of what was refused, or of what athletes do', async () => {
    await give('users', 'admin', { type: 'act', action: 'block' })
    await ask('PUT /me/sports', { as: 'ana', body: { sports: [] } })
    expect(await audit()).toEqual([])
  })

  it('masks personal data until somebody asks, who stands in it then (LGPD)', async () => {
    expect(await rowOf('users', 'ana')).toMatchObject({ email: 'a•••@test.test', masked: true })
    const { body } = await ask('POST /admin/reveal', { ...admin, body: { resource: 'users', id: 'ana' } })
    expect(body.data).toMatchObject({ email: 'ana@test.test', masked: false })
    expect(await audit()).toMatchObject([{ who: 'Ada Admin', resource: 'users', rowId: 'ana', kind: 'seen' }])
  })

  it('forgets who is deleted: their values, their name, and those of the deletion itself (LGPD)', async () => {
    const phone = '5511912345678'
    await backend.server.db.users.update('pendente', { emailVerifiedAt: backend.server.db.clock.now() })
    await give('users', 'pendente', { type: 'change', values: { name: 'Pia Prudente', phone } })
    await ask('POST /admin/reveal', { ...admin, body: { resource: 'users', id: 'pendente' } })
    await give('products', 'cafe', { type: 'change', values: { priceCents: 700 } })
    expect((await give('users', 'pendente', { type: 'remove' })).status).toBe(200)
    const kept = backend.server.db.audits.all()
    expect(JSON.stringify(kept)).not.toMatch(/Pia|5511912345678|pendente@/)
    expect(kept.filter(({ rowId }) => rowId === 'pendente').map(({ kind }) => kind)).toEqual([
      'changed',
      'seen',
      'removed',
    ])
    expect(kept.find(({ rowId }) => rowId === 'cafe')?.changes).toMatchObject([
      { field: 'priceCents', to: 700 },
    ])
  })

  it('never has a password', async () => {
    await give('users', 'ana', { type: 'act', action: 'block' })
    expect(JSON.stringify(backend.server.db.audits.all())).not.toMatch(/Senha@123/)
  })
})
