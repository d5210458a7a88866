import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import type { ImportPreview } from '@campo-livre/domain/lists/import.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const admin = { as: 'admin' }
let made = 0

type Values = Record<string, string | number | boolean | null>
const send = (resource: AdminResource, rows: Values[], dryRun = false) => {
  made += 1
  const lines = rows.map((values, index) => ({ line: index + 2, values }))
  const body = { id: `import-${made}`, resource, rows: lines, dryRun }
  return ask('POST /admin/import', { ...admin, body })
}
const outcomeOf = async (...asked: Parameters<typeof send>): Promise<ImportPreview> =>
  (await send(...asked)).body.data

const contact = (name: string) => ({
  name,
  email: `${name}@arena.test`,
  phone: '11987654321',
  description: null,
})
const product = (name: string, companyId = 'Arena Paulista') => ({
  companyId,
  name,
  category: 'drinks',
  priceCents: 600,
  stock: 12,
  lowStockAt: 3,
})
const arena = () => backend.server.db.companies.find('paulista')?.name ?? ''

describe('an import of the admin (H12)', () => {
  it('tells what would come of each row, and does nothing', async () => {
    const { db } = backend.server
    expect(await outcomeOf('contacts', [contact('sul'), contact('norte')], true)).toEqual({
      lines: [
        { line: 2, name: 'sul', kind: 'created' },
        { line: 3, name: 'norte', kind: 'created' },
      ],
      problems: [],
    })
    expect(db.interests.all()).toEqual([])
    expect(db.audits.all()).toEqual([])
  })

  it('creates all rows, each in the audit', async () => {
    await send('contacts', [contact('sul'), contact('norte')])
    expect(backend.server.db.interests.all().map(({ name }) => name)).toEqual(['sul', 'norte'])
    expect(backend.server.db.audits.all()).toMatchObject([{ kind: 'created' }, { kind: 'created' }])
  })

  it('does nothing at all where one row is refused, and names its line and column', async () => {
    const { db } = backend.server
    const rows = [product('Suco', arena()), { ...product('Bolo', arena()), priceCents: -1 }]
    const { status, body } = await send('products', rows)
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(body.data).toMatchObject({
      problems: [{ line: 3, column: 'priceCents', message: 'O preço não pode ser negativo.' }],
    })
    expect(db.products.where(({ name }) => name === 'Suco')).toEqual([])
    expect(db.stockMovements.where(({ quantity }) => quantity === 12)).toEqual([])
    expect(db.audits.all()).toEqual([])
  })

  it('creates nothing from the same file again, nor a row twice', async () => {
    const rows = [product('Suco', arena()), product('SUCO', arena())]
    expect((await outcomeOf('products', rows)).lines.map(({ kind }) => kind)).toEqual(['created', 'same'])
    expect((await outcomeOf('products', rows)).lines.map(({ kind }) => kind)).toEqual(['same', 'same'])
    expect(backend.server.db.products.where(({ name }) => name === 'Suco')).toHaveLength(1)
  })

  it('finds the arena by its exact name, and tells of one that is not there', async () => {
    const { problems } = await outcomeOf('products', [product('Suco', 'Arena Nenhuma')], true)
    expect(problems).toEqual([{ line: 2, column: 'companyId', message: 'Não há uma arena com esse nome.' }])
  })

  it('judges each row by the domain: a product begins with the movement of its stock (H4)', async () => {
    await send('products', [product('Suco', arena())])
    const { db } = backend.server
    const [made_] = db.products.where(({ name }) => name === 'Suco')
    expect(made_).toMatchObject({ stock: 12, companyId: 'paulista' })
    expect(db.stockMovements.by('productId', made_?.id ?? '')).toMatchObject([
      { kind: 'opening', quantity: 12 },
    ])
  })

  it('makes drafts of fields, and expenses or other income by their category', async () => {
    const companyId = arena()
    const field = {
      companyId,
      name: 'Campo do fundo',
      sport: 'society',
      surface: 'synthetic-grass',
      indoor: false,
      lengthMeters: 40,
      widthMeters: 20,
      players: 14,
    }
    expect((await outcomeOf('fields', [field])).problems).toEqual([])
    const bill = { companyId, description: 'Luz', supplier: null, amountCents: 9000, dueDay: '2026-11-30' }
    await send('expenses', [
      { ...bill, category: 'energy' },
      { ...bill, description: 'Placa', category: 'sponsor' },
    ])
    const { db } = backend.server
    expect(db.fields.where(({ name }) => name === 'Campo do fundo')).toMatchObject([{ status: 'draft' }])
    const kinds = db.expenses
      .where(({ description }) => ['Luz', 'Placa'].includes(description))
      .map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['expense', 'income'])
  })

  it('invites people, who get no mail from a dry run, and registers arenas for them by their e-mails', async () => {
    const { db } = backend.server
    const nina = { name: 'Nina Norte', email: 'nina@test.test', phone: null, profile: 'company' }
    await send('users', [nina], true)
    expect([db.mails.all(), db.users.by('email', nina.email)]).toEqual([[], []])
    expect((await outcomeOf('users', [nina, nina])).lines.map(({ kind }) => kind)).toEqual([
      'created',
      'same',
    ])
    expect(db.mails.all()).toHaveLength(1)
    const place = {
      cep: '60165121',
      street: 'Rua A',
      number: '1',
      district: 'Mucuripe',
      city: 'Fortaleza',
      state: 'CE',
    }
    const house = { ownerId: nina.email, name: 'Arena da Nina', cnpj: '11222333000181', ...place }
    expect((await outcomeOf('companies', [house])).lines).toMatchObject([
      { name: 'Arena da Nina', kind: 'created' },
    ])
    expect((await outcomeOf('companies', [house])).lines).toMatchObject([{ kind: 'same' }])
  })

  it('is refused for what nobody makes by a form: payments, movements, reviews', async () => {
    for (const resource of ['payments', 'stock-movements', 'reviews'] as const) {
      const { status, body } = await send(resource, [{ name: 'x' }])
      expect([resource, status, body.code]).toEqual([resource, 422, 'invalid'])
    }
  })
})
