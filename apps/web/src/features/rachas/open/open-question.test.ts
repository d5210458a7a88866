import { openFilters } from '@campo-livre/domain/rachas/open-search.ts'
import { expect, it } from 'vitest'
import { looks, toOpenSearch, withoutFilter, withoutFilters } from './open-question.ts'

const address = {
  cidade: 'Recife',
  dia: '2026-11-28',
  esporte: 'futsal',
  posicao: 'goalkeeper',
  nivel: '4',
  meu: 'sim',
  raio: '10',
  vagas: '2',
}

it('reads the whole search from the address (A14)', () => {
  expect(toOpenSearch(address)).toEqual({
    city: 'Recife',
    day: '2026-11-28',
    sport: 'futsal',
    position: 'goalkeeper',
    skill: 4,
    mine: 'true',
    withinKm: 10,
    places: 2,
  })
  expect(looks(toOpenSearch(address))).toBe(true)
})

it('drops what makes no sense (A14)', () => {
  const wrong = {
    cidade: '',
    dia: 'ontem',
    esporte: 'xadrez',
    posicao: 'banco',
    nivel: '9',
    meu: 'não',
    raio: '7',
    vagas: 'muitas',
  }
  expect(looks(toOpenSearch(wrong))).toBe(false)
})

it.each(openFilters)('lets the filter %s go, and nothing else', (filter) => {
  const left = toOpenSearch({ ...address, ...withoutFilter(filter) })
  expect(left).toEqual({ ...toOpenSearch(address), [filter]: undefined })
})

it('lets all filters go', () => {
  expect(looks(toOpenSearch({ ...address, ...withoutFilters }))).toBe(false)
})
