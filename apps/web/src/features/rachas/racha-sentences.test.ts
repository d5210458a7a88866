import { expect, it } from 'vitest'
import { rachaPerson, sampleLinkedRacha, sampleRacha } from '../../testing/sample-racha.ts'
import {
  fullSentence,
  linkedSentence,
  missingSentence,
  rulesInWords,
  stateWords,
  whatToDo,
} from './racha-sentences.ts'

const THURSDAY = '2026-11-19T12:00:00.000Z'

it('what is missing is said by place', () => {
  const [ana, gil] = [rachaPerson('a', 'Ana'), rachaPerson('g', 'Gil', { goalkeeper: true })]
  const racha = sampleRacha({ maxPlayers: 4, participants: [ana, gil], waiting: 0 })
  expect(missingSentence(racha)).toBe('Faltam 1 de linha e 1 no gol.')
  expect(missingSentence({ ...racha, goalkeeperPlaces: 0 })).toBe('Faltam 2.')
  expect(missingSentence({ ...racha, goalkeeperPlaces: 0, maxPlayers: 3 })).toBe('Falta 1.')
  expect(missingSentence({ ...racha, goalkeeperPlaces: 0, maxPlayers: 2 })).toBe('Está completo.')
  expect(missingSentence({ ...racha, quorum: 4, confirmed: 2 })).toBe(
    'Faltam 1 de linha e 1 no gol. Para o mínimo de 4, faltam 2.',
  )
})

it('a place that is a goalkeeper’s is said so behind the link too', () => {
  const racha = sampleLinkedRacha({
    maxPlayers: 4,
    goalkeeperPlaces: 1,
    confirmed: 3,
    freePlaces: 1,
    people: ['Ana', 'Bia', 'Caio'].map((name) => ({ name, status: 'confirmed', goalkeeper: false })),
  })
  expect(linkedSentence(racha)).toBe('Falta 1 no gol.')
  expect(linkedSentence({ ...racha, goalkeeperPlaces: 0 })).toBe('Falta 1.')
  expect(linkedSentence({ ...racha, freePlaces: 0, confirmed: 4, waiting: 0 })).toBe('Está completo.')
})

it('a place that is only kept is not called full', () => {
  const until = '2026-11-20T17:30:00.000Z'
  const kept = rachaPerson('b', 'Bia', { status: 'offered', offerUntil: until })
  const full = { maxPlayers: 2, goalkeeperPlaces: 0, confirmed: 1, waiting: 0, timeZone: 'America/Fortaleza' }
  const racha = sampleRacha({ ...full, participants: [rachaPerson('a', 'Ana'), kept] })
  expect(missingSentence(racha)).toBe('1 lugar guardado até sex, 20/11 às 14h30.')
  expect(fullSentence({ ...full, maxPlayers: 9, waiting: 2 }, until)).toBe(
    '8 lugares guardados até sex, 20/11 às 14h30 e 2 na lista de espera.',
  )
  expect(fullSentence({ ...full, confirmed: 2 }, null)).toBe('Está completo.')
  expect(fullSentence({ ...full, confirmed: 2, waiting: 1 }, null)).toBe(
    'Está completo, com 1 na lista de espera.',
  )
  expect(stateWords({ ...racha, status: 'full' })).toBe('1 lugar guardado')
  expect(stateWords({ ...racha, status: 'full', confirmed: 2 })).toBe('Completo')
  expect(stateWords({ ...racha, status: 'open' })).toBe('Com vaga')
})

it.each([
  [{ myStatus: 'confirmed' }, 'Você vai. Se não puder mais, avise até sáb, 21/11 às 20h.'],
  [{ myStatus: 'confirmed', freeOutHours: null }, 'Você vai. Se não puder mais, avise por aqui.'],
  [
    { myStatus: 'offered', myOfferUntil: '2026-11-20T15:00:00.000Z' },
    'Guardamos um lugar para você até sex, 20/11 às 12h. Confirme se vai.',
  ],
  [{ myStatus: 'maybe' }, 'Você respondeu talvez.'],
  [
    { myStatus: 'invited', regularsUntilHours: 24 },
    'Falta a sua resposta. Seu lugar fica guardado até sáb, 21/11 às 20h.',
  ],
  [{ myStatus: null }, 'Você organiza. Vai jogar também?'],
] as const)('what its reader has to do: %j', (changes, sentence) => {
  expect(whatToDo(sampleRacha(changes), THURSDAY)).toBe(sentence)
})

it('an hour to withdraw that is over is not named as one to come', () => {
  const until = '2026-11-21T23:00:00.000Z'
  expect(whatToDo(sampleRacha({ myStatus: 'confirmed' }), until)).toBe(
    'Você vai. A hora de desistir sem problema já passou; se não puder, avise logo.',
  )
})

it('somebody who waits knows their turn', () => {
  const participants = [
    rachaPerson('a', 'Ana', { status: 'waiting', kind: 'day', me: true }),
    rachaPerson('b', 'Bia', { status: 'waiting' }),
  ]
  expect(whatToDo(sampleRacha({ myStatus: 'waiting', participants }), THURSDAY)).toMatch(
    /^Você é o 2º da espera\./,
  )
})

it('what is agreed is said in sentences', () => {
  expect(rulesInWords(sampleRacha({ quorum: 10, regularsUntilHours: 48, withoutQuorum: 'cancel' }))).toEqual([
    '2 vagas são dos goleiros.',
    'Os mensalistas têm lugar guardado até sex, 20/11 às 20h.',
    'Dá para desistir sem problema até sáb, 21/11 às 20h.',
    'Com menos de 10 no fechamento, o racha é cancelado.',
    'Na espera, mensalistas vêm primeiro; depois, quem respondeu antes.',
    'Repete toda semana, com os mensalistas já chamados.',
  ])
})
