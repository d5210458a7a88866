import { expect, it } from 'vitest'
import type { Place } from '../../places/place.ts'
import { readWords } from './read-words.ts'

const place = (city: string, state: string, districts: string[]): Place => ({
  city,
  state,
  districts,
  timeZone: 'America/Sao_Paulo',
  fields: 1,
})
const places = [
  place('Fortaleza', 'CE', ['Praia do Futuro', 'Aldeota', 'Centro']),
  place('São Paulo', 'SP', ['Mooca', 'Centro']),
  place('Mogi Guaçu', 'SP', ['Jardim Novo']),
]
/** A Friday at ten in the morning. */
const asked = { today: '2026-11-20', hour: 10, places }
const read = (text: string, at = asked) => {
  const { near, cheap, ...filters } = readWords(text, at)
  return { ...filters, ...(near && { near }), ...(cheap && { cheap }) }
}

it.each<[string, object]>([
  ['society hoje à noite perto de mim', { sport: 'society', date: '2026-11-20', time: '20:00', near: true }],
  ['Pelada amanhã às 19h30', { sport: 'society', date: '2026-11-21', time: '19:30' }],
  ['fut7 em mogi guacu', { sport: 'society', city: 'Mogi Guaçu' }],
  ['fut 7 domingo de manhã', { sport: 'society', date: '2026-11-22', time: '09:00' }],
  [
    'beach aldeota sábado',
    { sport: 'beach-tennis', city: 'Fortaleza', district: 'Aldeota', date: '2026-11-21' },
  ],
  ['futevôlei na praia do futuro', { sport: 'footvolley', city: 'Fortaleza', district: 'Praia do Futuro' }],
  ['vôlei de areia sexta', { sport: 'volleyball', surface: 'sand', date: '2026-11-20' }],
  ['quadra de areia coberta', { surface: 'sand', indoor: 'true' }],
  ['tênis em quadra de saibro até R$ 120', { sport: 'tennis', surface: 'clay', maxPriceCents: 12_000 }],
  ['futsal com estacionamento e churrasqueira', { sport: 'futsal', amenities: ['parking', 'barbecue'] }],
  ['padel 20h por 2 horas', { sport: 'padel', time: '20:00', minutes: 120 }],
  ['padel as 8 da noite', { sport: 'padel', time: '20:00' }],
  ['basquete 90 min dia 25/12', { sport: 'basketball', minutes: 90, date: '2026-12-25' }],
  ['futebol de campo dia 3', { sport: 'football', date: '2026-12-03' }],
  ['o mais barato', { cheap: true }],
  ['centro', { district: 'Centro' }],
])('understands %j (H1)', (text, filters) => {
  expect(read(text)).toEqual(filters)
})

it.each<[string, object]>([
  ['scoiety fortalza', { sport: 'society', city: 'Fortaleza' }],
  ['basqute amanah', { sport: 'basketball', date: '2026-11-21' }],
  ['footsal sao palo', { city: 'São Paulo', q: 'footsal' }],
  ['futevolley', { sport: 'footvolley' }],
  ['beachtennis no mogiguacu', { sport: 'beach-tennis', city: 'Mogi Guaçu' }],
  ['na hora do almosso', { time: '12:00' }],
])('reads over mistakes in %j (H1)', (text, filters) => {
  expect(read(text)).toEqual(filters)
})

it.each<[string, object]>([
  ['arena beira mar hoje', { q: 'arena beira mar', date: '2026-11-20' }],
  ['Quadra do Zé', { q: 'quadra do ze' }],
  ['padel do João', { sport: 'padel', q: 'joao' }],
  ['quadra', { q: 'quadra' }],
  ['quero jogar', {}],
  ['  ', {}],
  ['24h99', { q: '24h99' }],
])('looks for the rest of %j in names (H1)', (text, filters) => {
  expect(read(text)).toEqual(filters)
})

it.each<[string, object]>([
  ['as 9 da manha', { time: '09:00' }],
  ['as 3 da tarde', { time: '15:00' }],
  ['as 20 da noite', { time: '20:00' }],
  ['as 12 da noite', { time: '00:00' }],
  ['as 0 da noite', { time: '00:00' }],
  ['as 8', { time: '08:00' }],
  ['19 hora', { time: '19:00' }],
  ['19 horas', { time: '19:00' }],
  ['19 hr', { time: '19:00' }],
  ['as 12 da tarde', { time: '12:00' }],
  ['as 20:29', { time: '20:00' }],
  ['0h', { time: '00:00' }],
  ['5h', { time: '05:00' }],
  ['a partir das 23h59', { time: '23:30' }],
  ['4h', { minutes: 240 }],
  ['02h', { minutes: 120 }],
  ['1 hora', { minutes: 60 }],
  ['90min', { minutes: 90 }],
  ['1h30', { minutes: 90 }],
  ['por 30 min', { minutes: 30 }],
  ['480 minutos', { minutes: 480 }],
  ['ate 1 reais', { maxPriceCents: 100 }],
  ['menos de 150', { maxPriceCents: 15_000 }],
  ['ate 0', {}],
  ['dia 20', { date: '2026-11-20' }],
  ['dia 31', { date: '2026-12-31' }],
  ['19/11', { date: '2027-11-19' }],
  ['sexta', { date: '2026-11-20' }],
  ['quinta', { date: '2026-11-26' }],
  ['depois de amanha', { date: '2026-11-22' }],
  ['hoje amanha', { date: '2026-11-21' }],
  ['noite 18h', { time: '18:00' }],
])('reads figures and days in %j, and what follows (H1)', (text, filters) => {
  expect(read(text)).toEqual(filters)
  expect(read(`${text} padel`)).toEqual({ ...filters, sport: 'padel' })
})

it.each([
  ['as 24 da noite', '20:00'],
  ['as 25 da tarde', '15:00'],
])('knows no such hour, but the part of the day: %s (H1)', (text, time) => {
  expect(read(`padel ${text}`)).toMatchObject({ sport: 'padel', time })
})

it('takes a word with a mistake for no phrase of two words (H1)', () => {
  expect(read('futeboll')).toEqual({ q: 'futeboll' })
})

it('finds the last day of a February of next year, and none that has no such day (H1)', () => {
  expect(read('29/02', { ...asked, today: '2027-02-28' })).toEqual({ date: '2028-02-29' })
  expect(read('29/02', { ...asked, today: '2028-03-01' })).toEqual({ q: '29/02' })
})

it('knows a place by its words and figures, whatever stands between them (H1)', () => {
  const named = place('Recife', 'PE', ['Cidade 2000 (Norte)', 'Boa  Vista - Sul'])
  const at = { ...asked, places: [named] }
  expect(read('cidade 2000 norte', at)).toEqual({ city: 'Recife', district: 'Cidade 2000 (Norte)' })
  expect(read('boa vista sul', at)).toEqual({ city: 'Recife', district: 'Boa  Vista - Sul' })
})

it.each(['24h', '20:60', '29 min', '481 min', 'dia 32', 'dia 0', '31/02', '10/13'])(
  'takes %j for a name: there is no such time (H1)',
  (text) => {
    expect(read(text)).toEqual({ q: text })
  },
)

it('asks once for what is said twice, and for no more letters than a search has (H1)', () => {
  expect(read('estacionamento com churrasqueira e estacionamento')).toEqual({
    amenities: ['parking', 'barbecue'],
  })
  expect(read('x'.repeat(100))).toEqual({ q: 'x'.repeat(80) })
  expect(read(`${'x'.repeat(79)} ${'y'.repeat(9)}`)).toEqual({ q: 'x'.repeat(79) })
})

it('has no hour after 23h for tonight, and none that is over (H1)', () => {
  const at = (hour: number) => read('hoje à noite', { ...asked, hour })
  expect([at(19), at(20), at(23)].map((found) => ('time' in found ? found.time : null))).toEqual([
    '20:00',
    '21:00',
    '23:00',
  ])
})

it('takes a later hour where the part of today has passed, and the next year for a day that has (H1)', () => {
  expect(read('hoje à noite', { ...asked, hour: 21 })).toEqual({ date: '2026-11-20', time: '22:00' })
  expect(read('agora', asked)).toEqual({ date: '2026-11-20', time: '11:00' })
  expect(read('dia 10/01')).toEqual({ date: '2027-01-10' })
})
