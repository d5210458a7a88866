import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { appCalls } from '../bank/bank-calls.ts'
import { dialectNames } from '../dialects/dialect-name.ts'
import { personaNames } from '../personas/persona-ids.ts'
import { scenarioNames, scenarios } from '../scenarios/scenarios.ts'
import { callName } from '@campo-livre/backend/http/call-name.ts'
import { eventNames } from './event-names.ts'
import { MAX_TEXT, readSituation, writeSituation } from './situation-text.ts'
import {
  defaultSituation,
  dataNames,
  faultEffectNames,
  momentNames,
  type Situation,
  situationSchema,
} from './situation.ts'

const calls = ['all', ...appCalls.map(callName)]
const fault = fc.record({
  call: fc.constantFrom(...calls),
  effect: fc.oneof(fc.constantFrom(...faultEffectNames), fc.integer({ min: 400, max: 599 })),
})
const situation: fc.Arbitrary<Situation> = fc.record({
  data: fc.constantFrom(...dataNames),
  clock: fc.oneof(
    fc.constantFrom('real' as const, ...momentNames),
    fc.record({ ahead: fc.integer({ min: 1, max: 366 * 1440 }) }),
    fc.record({
      at: fc
        .date({ min: new Date('2002-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    }),
  ),
  persona: fc.constantFrom(null, ...personaNames),
  expired: fc.boolean(),
  dialect: fc.constantFrom(...dialectNames),
  faults: fc.uniqueArray(fault, { maxLength: 6, selector: ({ call }) => call }),
  events: fc.array(fc.constantFrom(...eventNames), { maxLength: 6 }),
})
const messageOf = (text: string) => {
  const read = readSituation(text)
  return read.ok ? null : read.message
}

describe('the text of a link (I3)', () => {
  test('says every situation, in letters that nothing escapes, and is read as the same', () => {
    fc.assert(
      fc.property(situation, (each) => {
        const text = writeSituation(each)
        expect(text.length).toBeLessThanOrEqual(MAX_TEXT)
        expect(text).toMatch(/^[a-zA-Z0-9\-._:,]+$/)
        expect(encodeURI(text)).toBe(text)
        expect(readSituation(text)).toEqual({ ok: true, situation: each })
      }),
    )
  })

  test('is short for what people usually try', () => {
    const text = writeSituation({
      ...defaultSituation,
      data: 'huge',
      clock: { ahead: 120 },
      persona: 'empresaNova',
      faults: [{ call: 'post-bookings', effect: 503 }],
    })
    expect(text).toBe('dados:enorme,relogio:mais-120,pessoa:empresa-nova,post-bookings:503')
  })

  test('never throws, whatever somebody types', () => {
    const words = [
      'dados',
      ':',
      ',',
      'enorme',
      'relogio',
      'mais-',
      '9',
      '2026-13-40T99.99Z',
      'tudo',
      '__proto__',
    ]
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.array(fc.constantFrom(...words, ...scenarioNames), { maxLength: 20 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const read = readSituation(text)
        if (read.ok) expect(situationSchema.safeParse(read.situation).success).toBe(true)
        else expect(read.message).toMatch(/^\S.*\.$/s)
      }),
    )
  })

  test.each(scenarioNames)('knows the scenario %s, and lays what follows over it', (name) => {
    const { situation: of } = scenarios[name]
    expect(readSituation(name)).toEqual({ ok: true, situation: of })
    expect(situationSchema.parse(of)).toEqual(of)
    expect(readSituation(`${name},pessoa:ninguem,relogio:real,sessao:aberta,dialeto:padrao`)).toMatchObject({
      ok: true,
      situation: { ...of, persona: null, clock: 'real', expired: false, dialect: 'seed' },
    })
  })

  test('lets a fault take the place of the one that a scenario has for the same call', () => {
    const read = readSituation('tudo:500,get-me:lento')
    expect(read).toMatchObject({
      situation: {
        faults: [
          { call: 'all', effect: 500 },
          { call: 'get-me', effect: 'slow' },
        ],
      },
    })
  })

  test.each([
    ['', 'A situação do link está vazia.'],
    ['bobagem', 'Não existe o cenário “bobagem”.'],
    ['dados:enorme,tudo-vazio', 'O cenário “tudo-vazio” tem de vir primeiro, e só um.'],
    ['dados:gigante', 'Não dá para entender “dados:gigante”.'],
    ['dados:vazio,dados:enorme', '“dados” aparece duas vezes.'],
    ['get-me:500,get-me:lento', '“get-me” aparece duas vezes.'],
    ['pessoa:fulano', 'Não dá para entender “pessoa:fulano”.'],
    ['relogio:ontem', 'Não dá para entender “relogio:ontem”.'],
    ['relogio:mais-0', 'Essa situação não existe.'],
    ['relogio:1990-01-01T00.00Z', 'Escolha um dia deste século.'],
    ['get-nada:500', 'Não existe “get-nada”.'],
    ['get-me:200', 'Não dá para entender “get-me:200”.'],
    ['get-me:lento:sempre', 'Não dá para entender “get-me:lento:sempre”.'],
    [Array(7).fill('evento:nova-reserva').join(','), 'São no máximo 6 eventos.'],
    ['x'.repeat(MAX_TEXT + 1), `A situação do link passa de ${MAX_TEXT} letras.`],
  ])('says what is wrong with %s', (text, message) => {
    expect(messageOf(text)).toBe(message)
  })

  test('is understood in capitals too, as somebody shouts it', () => {
    const text = 'sexta-cheia,relogio:2026-11-20T22.00Z,pessoa:admin,get-me:lento'
    expect(readSituation(text.toUpperCase())).toEqual(readSituation(text))
    expect(messageOf(text.toUpperCase())).toBeNull()
    expect(messageOf('BOBAGEM')).toBe('Não existe o cenário “bobagem”.')
  })

  test('reads every meaningful text of up to 300 letters', () => {
    const faults = apiCalls.slice(0, 6).map((call) => `${callName(call)}:sem-conexao`)
    expect(messageOf(`dados:vazio,${faults.join(',')}`)).toBeNull()
  })
})

test('no two calls have one name', () => {
  expect(new Set(calls).size).toBe(calls.length)
})
