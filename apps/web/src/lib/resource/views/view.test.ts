import { describe, expect, it } from 'vitest'
import { sampleColumns } from '../testing/sample-resource.ts'
import { isInUse, readViews, viewSearch } from './view.ts'

const resource = {
  columns: sampleColumns,
  filterableColumns: { name: 'text', priceCents: 'money', status: 'choice' },
  order: 'name',
} as const

const view = (search: Record<string, string>) => ({ id: '1', name: 'Cervejas', search })

describe('what a saved view keeps of an address', () => {
  it('is filters, columns, order and page size, and nothing else', () => {
    expect(
      viewSearch(resource, {
        pagina: '3',
        busca: 'água',
        aberto: 'x',
        historico: 'x',
        linhas: '50',
        ordem: '-priceCents',
        colunas: 'stock.name',
        'filtro.status': 'igual-a.active',
        'filtro.priceCents': 'maior-que.10_e_menor-que.20',
      }),
    ).toEqual({
      linhas: '50',
      ordem: '-priceCents',
      colunas: 'name.stock',
      'filtro.status': 'igual-a.active',
      'filtro.priceCents': 'maior-que.10_e_menor-que.20',
    })
  })

  it('leaves out what is the default anyway', () => {
    expect(
      viewSearch(resource, { linhas: '20', ordem: 'name', colunas: 'name.priceCents.stock.dueDay.status' }),
    ).toEqual({})
  })

  it('heals: columns, choices, conditions and orders that are gone are left out', () => {
    expect(
      viewSearch(resource, {
        linhas: '33',
        ordem: '-supplier',
        colunas: 'supplier.priceCents',
        'filtro.supplier': 'igual-a.x',
        'filtro.status': 'igual-a.sold_ou_igual-a.active',
        'filtro.stock': 'igual-a.3',
      }),
    ).toEqual({ colunas: 'name.priceCents', 'filtro.status': 'igual-a.active' })
    expect(viewSearch(resource, { colunas: 'supplier' })).toEqual({})
  })
})

describe('the view in use', () => {
  it('is the one that shows the same, however the address says it', () => {
    const kept = view({ colunas: 'name.stock', 'filtro.name': 'contem.a' })
    const present = { 'filtro.name': 'contem.a', colunas: 'stock', ordem: 'name', pagina: 2 } as const
    expect(isInUse(resource, kept, present)).toBe(true)
    expect(isInUse(resource, kept, { ...present, linhas: 50 })).toBe(false)
    expect(isInUse(resource, kept, { ...present, 'filtro.status': 'igual-a.active' })).toBe(false)
  })

  it('is none while a quick search shows less', () => {
    expect(isInUse(resource, view({}), {})).toBe(true)
    expect(isInUse(resource, view({}), { busca: 'água' })).toBe(false)
  })
})

describe('stored views', () => {
  it.each([null, '', '{', '{}', '7', 'null', '[null, 1, {"id":"1"}]', '[{"id":"1","name":" ","search":{}}]'])(
    'are none where they are malformed: %s',
    (stored) => expect(readViews(stored)).toEqual([]),
  )

  it('are read one by one: a malformed one does not take the others with it', () => {
    const good = view({ ordem: 'name' })
    expect(readViews(JSON.stringify([{ ...good, search: { ordem: 1 } }, good]))).toEqual([good])
  })

  it('are at most thirty', () => {
    expect(readViews(JSON.stringify(Array.from({ length: 40 }, () => view({}))))).toHaveLength(30)
  })
})
