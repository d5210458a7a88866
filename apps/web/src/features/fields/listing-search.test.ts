import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isListingPath, readListingSearch, toFieldsParams } from './listing-search.ts'

describe('the search of the listing (A14)', () => {
  it('converts an address into the query of the API', () => {
    const search = readListingSearch({
      cidade: 'Fortaleza',
      esporte: 'futsal',
      precoMax: '120',
      coberto: 'sim',
      pagina: '2',
    })
    expect(toFieldsParams(search)).toMatchObject({
      city: 'Fortaleza',
      sport: 'futsal',
      maxPriceCents: 12_000,
      indoor: 'true',
      page: 2,
      perPage: 12,
    })
  })

  it('drops what makes no sense and keeps the rest', () => {
    const raw = {
      esporte: 'xadrez',
      dia: '2026-02-30',
      hora: '25:00',
      duracao: '-1',
      precoMin: 'muito',
      comodidades: 'bar,foguete',
      perto: 'ali',
      pagina: '0',
      cidade: 'Natal',
    }
    expect(JSON.parse(JSON.stringify(readListingSearch(raw)))).toEqual({ cidade: 'Natal' })
  })

  it('never fails, whatever the address says', () => {
    const keys = fc.constantFrom(
      'busca',
      'esporte',
      'dia',
      'hora',
      'precoMin',
      'pagina',
      'comodidades',
      'ordem',
    )
    fc.assert(
      fc.property(fc.dictionary(keys, fc.string()), (raw) => void toFieldsParams(readListingSearch(raw))),
    )
  })

  it('asks for the order by distance only with a place', () => {
    expect(toFieldsParams(readListingSearch({ ordem: 'distance' })).sort).toBeUndefined()
    expect(toFieldsParams(readListingSearch({ ordem: 'distance', perto: '-3.7,-38.5' })).sort).toBe(
      'distance',
    )
  })

  it.each(['/', '/campos', '/campos/', '/arenas'])('knows %s', (path) =>
    expect(isListingPath(path)).toBe(true),
  )
  it.each(['/field/1', '/login', '/camposx'])('leaves %s alone', (path) =>
    expect(isListingPath(path)).toBe(false),
  )
})
