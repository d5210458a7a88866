import type { ImportPreview } from '@campo-livre/domain/lists/import.ts'
import type { ImportOutcome } from '@campo-livre/domain/products/import/import-input.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const mock = testBackend()
let key = 0

const water = { line: 2, name: 'água sem gás', priceCents: 550, stock: 999 }
const juice = { line: 3, name: 'Suco', priceCents: 900, category: 'drinks', stock: 12, costCents: 300 }
const send = (path: string, products?: object[]) =>
  mock.ask(`POST /company/products/import${path}`, {
    as: 'dono',
    key: `imp${(key += 1)}`,
    ...(products && { body: { products } }),
  })
const done = async (...products: object[]) => (await send('', products)).body.data as ImportOutcome
const named = (name: string) => mock.server.db.products.where((each) => each.name === name)[0]

describe('an import of products (H4)', () => {
  it('creates with an opening of the stock, changes without one, and does nothing the second time', async () => {
    expect(await done(water, juice)).toMatchObject({ created: 1, changed: 1, same: 0 })
    expect(named('Suco')).toMatchObject({ stock: 12, stockValueCents: 3_600, status: 'active' })
    expect(named('água sem gás')).toMatchObject({ id: 'agua', priceCents: 550, version: 2 })
    expect(named('água sem gás')?.stock).not.toBe(999)
    const before = JSON.stringify(mock.server.db.products.all())
    expect((await send('', [water, juice])).body.code).toBe('conflict')
    expect(JSON.stringify(mock.server.db.products.all())).toBe(before)
  })

  it('does all of it or nothing', async () => {
    const wrong = { line: 4, name: 'Chá', priceCents: 100 }
    const { status, body } = await send('', [water, juice, wrong])
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect((body.data as ImportPreview).problems).toEqual([
      { line: 4, message: 'Falta a categoria, porque o produto é novo.' },
    ])
    expect(named('Suco')).toBeUndefined()
  })

  it('is told before it is done', async () => {
    const { body } = await send('/preview', [water, juice])
    expect((body.data as ImportPreview).lines.map(({ kind }) => kind)).toEqual(['changed', 'created'])
    expect(named('Suco')).toBeUndefined()
  })

  it('is undone as one, once', async () => {
    const { id } = await done(water, juice)
    expect((await send(`/${id}/undo`)).status).toBe(200)
    expect(named('Água sem gás')).toMatchObject({ id: 'agua', priceCents: 500 })
    expect(named('Suco')).toMatchObject({ status: 'archived', stock: 0 })
    expect((await send(`/${id}/undo`)).body.code).toBe('already_undone')
  })

  it('is not undone once one of its products has changed', async () => {
    const { id } = await done(water)
    await done({ ...water, priceCents: 600 })
    expect((await send(`/${id}/undo`)).body.code).toBe('not_undoable')
    expect(named('água sem gás')?.priceCents).toBe(600)
  })

  it('has 1,000 rows', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ...juice,
      line: index + 2,
      name: `Suco ${index}`,
    }))
    expect(await done(...rows)).toMatchObject({ created: 1000 })
  })
})
