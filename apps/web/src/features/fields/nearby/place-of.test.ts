import { expect, it } from 'vitest'
import { placeOf } from './place-of.ts'

const places = [
  {
    city: 'Fortaleza',
    state: 'CE',
    timeZone: 'America/Fortaleza',
    districts: ['Aldeota', 'Meireles'],
    fields: 3,
  },
  { city: 'São Paulo', state: 'SP', timeZone: 'America/Sao_Paulo', districts: ['Mooca'], fields: 1 },
]
const address = { street: '', district: 'MEIRELES', city: 'fortaleza', state: 'CE' }

it('is the city of the CEP, and its district where there are fields', () => {
  expect(placeOf(address, places)).toEqual({ cidade: 'Fortaleza', bairro: 'Meireles' })
  expect(placeOf({ ...address, district: 'Cocó' }, places)).toEqual({
    cidade: 'Fortaleza',
    bairro: undefined,
  })
  expect(placeOf({ ...address, city: 'Sao Paulo', state: '', district: '' }, places)).toEqual({
    cidade: 'São Paulo',
    bairro: undefined,
  })
})

it('says where there is none, and that nobody knows the CEP', () => {
  expect(placeOf({ ...address, state: 'RS' }, places)).toEqual({
    problem: 'Ainda não há campos em fortaleza. Escolha outra cidade.',
  })
  expect(placeOf(null, places)).toEqual({ problem: 'Esse CEP não foi encontrado. Confira os números.' })
})
