import { describe, expect, it } from 'vitest'
import { describeGiveBack, describeGiveBackTerms } from './describe-give-back.ts'

const date = { day: '2026-12-03', start: '2026-12-03T23:00:00.000Z', priceCents: 12_000 }
const terms = { giveBackHours: 24, credit: 'always' as const, dueDay: 10 }
const told = (changes: object, at = '2026-11-30T12:00:00.000Z') =>
  describeGiveBack(date, { ...terms, ...changes }, { at, timeZone: 'America/Fortaleza' }).replaceAll(
    '\u00A0',
    ' ',
  )

describe('what giving a week back brings (N8)', () => {
  it('is its price off the bill of its month, until the hour that is agreed', () => {
    expect(told({})).toBe('Devolvendo até qua, 02/12, 20h, R$ 120,00 saem da conta de dezembro de 2026.')
    expect(told({}, '2026-12-02T23:00:00.000Z')).toMatch(/^Devolvendo até/)
  })

  it('is nothing after it', () => {
    expect(told({}, '2026-12-02T23:00:01.000Z')).toBe(
      'O prazo era qua, 02/12, 20h. Devolvendo agora, a semana continua na conta do mês.',
    )
  })

  it('depends on somebody else where that is agreed, or is nothing at all', () => {
    expect(told({ credit: 'if_resold' })).toMatch(
      /R\$ 120,00 saem .+ se outra pessoa reservar o horário\. Se ninguém reservar, a semana continua na conta\.$/,
    )
    expect(told({ credit: 'none' })).toMatch(/não há crédito\.$/)
  })
})

describe('what is agreed about a week given back (N8)', () => {
  it.each([
    [{}, 'Devolvendo uma semana até 24 h antes, o valor dela sai da conta do mês.'],
    [{ giveBackHours: 0 }, 'Devolvendo uma semana até a hora do jogo, o valor dela sai da conta do mês.'],
    [
      { giveBackHours: 72, credit: 'if_resold' as const },
      'Devolvendo uma semana até 3 dias antes, o valor dela sai da conta do mês se outra pessoa reservar o horário.',
    ],
    [{ credit: 'none' as const }, 'Dá para devolver uma semana, mas ela continua na conta do mês.'],
  ])('is said in a sentence: %j', (changes, words) => {
    expect(describeGiveBackTerms({ ...terms, ...changes })).toBe(words)
  })
})
