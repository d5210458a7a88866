import { expect, it } from 'vitest'
import { saidSearch } from './said-search.ts'

const asked = { today: '2026-11-20', hour: 10, places: [] }
const set = (text: string, search = {}) => {
  const { parts, near } = saidSearch(text, asked, search)
  return { near, ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) }
}

it('puts what was written into the filters of the listing (H1)', () => {
  expect(set('padel coberto amanhã 20h por 2 horas até 150 com bar e chuveiro do Zé')).toEqual({
    near: false,
    esporte: 'padel',
    coberto: 'sim',
    dia: '2026-11-21',
    hora: '20:00',
    duracao: 120,
    precoMax: 150,
    comodidades: 'bar,shower',
    busca: 'ze',
  })
  expect(set('descoberto mais barato')).toEqual({ near: false, coberto: 'nao', ordem: 'price' })
})

it('takes the place of the search before, but not of where the person is (H1)', () => {
  const { parts } = saidSearch('padel', asked, { perto: '-3.7,-38.5', ordem: 'distance', cidade: 'Recife' })
  expect(Object.keys(parts)).toContain('cidade')
  expect(parts.cidade).toBeUndefined()
  expect(Object.keys(parts)).not.toContain('perto')
  expect(Object.keys(parts)).not.toContain('mapa')
})

it('asks where the person is only if it is not known (H1)', () => {
  expect(set('perto de mim')).toEqual({ near: true })
  expect(set('perto de mim', { perto: '-3.7,-38.5' })).toEqual({ near: false, ordem: 'distance' })
})
