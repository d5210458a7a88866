import { expect, it } from 'vitest'
import type { RosterAbout } from './pasted-list.ts'
import { readAbout, readHeading } from './read-heading.ts'

const about = (heading: readonly string[]) =>
  Object.fromEntries(
    Object.entries(readAbout({ heading, remarks: null })).filter(([, value]) => value !== null),
  )

it.each<[string, 'title' | 'fact' | null]>([
  ['Racha de quinta', 'title'],
  ['RACHA', 'title'],
  ['Quinta', 'fact'],
  ['quinta-feira', 'fact'],
  ['20h', 'fact'],
  ['20:00', 'fact'],
  ['🔥 Data: boa', 'fact'],
  ['20hr', 'fact'],
  ['9 horas', 'fact'],
  ['20hora', 'fact'],
  ['120h', null],
  ['minha data: boa', null],
  ['Data  : boa', 'fact'],
  ['Data2', null],
  ['às 20h30', 'fact'],
  ['25h', null],
  ['26/11', 'fact'],
  ['26.11', 'fact'],
  ['R$ 20', 'fact'],
  ['20 reais', 'fact'],
  ['valor: 20', 'fact'],
  ['Valor 20', 'fact'],
  ['Data: hoje', 'fact'],
  ['Local: Arena', 'fact'],
  ['Arena', null],
  ['arena Sol', null],
  ['📍 Sol', 'fact'],
  ['⏰', 'fact'],
  ['Ana', null],
  ['Pix: x', 'fact'],
  ['Pix', null],
  ['Lista', 'title'],
  ['bora jogar', 'title'],
  ['campo 2', 'fact'],
  ['campo: 2', 'fact'],
  ['Ana 7', null],
  ['99', null],
  ['hoje', 'fact'],
  ['duração 90', 'fact'],
  ['10 conto', 'fact'],
  ['custo 15', 'fact'],
  ['custo  -  15', 'fact'],
  ['32/13', 'fact'],
  ['1/2', 'fact'],
  ['dia 5', 'fact'],
  ['fut', 'title'],
  ['futsal', 'title'],
  ['racharam', null],
])('a line above a list is a title, a fact, or other words: %j (N4)', (text, read) => {
  expect(readHeading(text)).toEqual(read)
})

it.each<[string[], Partial<RosterAbout>]>([
  [['Racha', '20h às 21h30'], { title: 'Racha', start: '20:00', end: '21:30' }],
  [['26/11'], { day: { day: 26, month: 11 } }],
  [['32/11'], {}],
  [['26/13'], {}],
  [['0/11'], {}],
  [['31/12'], { day: { day: 31, month: 12 } }],
  [['R$ 17,50'], { priceCents: 1750 }],
  [['R$ 20'], { priceCents: 2000 }],
  [['15 reais'], { priceCents: 1500 }],
  [['12,50 reais'], { priceCents: 1250 }],
  [['valor: 18'], { priceCents: 1800 }],
  [['Valor - 18,90'], { priceCents: 1890 }],
  [['Local: Arena Sol'], { place: 'Arena Sol' }],
  [['📍 Arena Sol'], { place: 'Arena Sol' }],
  [['📍: Arena Sol'], { place: 'Arena Sol' }],
  [['Quadra - 2'], { place: '2' }],
  [['Onde: na praça'], { place: 'na praça' }],
  [['endereço: Rua A, 1'], { place: 'Rua A, 1' }],
  [['📍'], {}],
  [['Racha 🔥'], { title: 'Racha' }],
  [['🔥'], {}],
  [['9h'], { start: '09:00' }],
  [['R$20'], { priceCents: 2000 }],
  [['01/11'], { day: { day: 1, month: 11 } }],
  [['12/01'], { day: { day: 12, month: 1 } }],
  [['12/0'], {}],
  [['🏠 Local: A'], { place: 'A' }],
  [['Hoje no campo: praça'], {}],
  [['20h 30'], { start: '20:30' }],
  [['20 h'], { start: '20:00' }],
  [['19:30 h às 21:00hs'], { start: '19:30', end: '21:00' }],
  [['26 / 11'], { day: { day: 26, month: 11 } }],
  [['26.11.2026'], { day: { day: 26, month: 11 } }],
  [['26/111'], { title: '26/111' }],
  [['20h 21h'], { start: '20:00', end: '21:00' }],
  [['20:15h'], { start: '20:15' }],
  [['20hs'], { start: '20:00' }],
  [['Data: 26/11', '27/11'], { day: { day: 26, month: 11 } }],
  [['R$ 20', 'R$ 30'], { priceCents: 2000 }],
  [['20h', '22h'], { start: '20:00' }],
  [['Local: A', 'Local: B'], { place: 'A' }],
  [['Arena Sol 📍 Rua B'], { place: 'Rua B' }],
  [['Racha', 'Pelada'], { title: 'Racha' }],
])('the lines above a list tell its game, the first of each: %j (N4)', (text, read) => {
  expect(about(text)).toEqual(read)
})

it('what is told below the list counts where the lines above say nothing (N4)', () => {
  const remarks = { title: 'Obs.:', lines: ['R$ 20', 'Local: Praça'] }
  expect(readAbout({ heading: ['Racha', 'R$ 15'], remarks })).toMatchObject({
    priceCents: 1500,
    place: 'Praça',
  })
})

it('a line of more than 200 letters is no fact (N4)', () => {
  const long = (length: number) => readHeading('20 reais '.padEnd(length, 'x'))
  expect([long(200), long(201)]).toEqual(['fact', null])
  expect(about(['Racha', '20 reais '.padEnd(201, 'x')])).toEqual({ title: 'Racha' })
})
