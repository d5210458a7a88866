import { describe, expect, it } from 'vitest'
import { givenBackSentence } from './use-give-back.ts'
import { sampleBill, sampleDate, sampleSeries } from '../testing/sample-series.ts'

const date = sampleDate('2026-11-26')
const inTime = '2026-11-25T22:00:00.000Z'
const late = '2026-11-26T22:00:00.000Z'
const told = (creditCents: number, credit: 'always' | 'if_resold' | 'none', at: string) => {
  const lines = sampleBill().lines.map((line) =>
    line.day === date.day ? { ...line, kind: 'given_back' as const, creditCents } : line,
  )
  const terms = { giveBackHours: 24, credit, dueDay: 25 }
  return givenBackSentence(sampleSeries({ terms, bills: [sampleBill({ lines })] }), date, at).replaceAll(
    '\u00A0',
    ' ',
  )
}

describe('what giving a week back has brought (N8)', () => {
  it('is what the bill in the answer says', () => {
    expect(told(12_000, 'always', inTime)).toBe(
      'Semana devolvida: R$ 120,00 saem da conta de novembro de 2026.',
    )
  })

  it('depends on somebody else where that is agreed', () => {
    expect(told(0, 'if_resold', inTime)).toMatch(/^Semana devolvida\. Se outra pessoa reservar o horário/)
  })

  it('is nothing where the answer came after the hour that is agreed, or nothing is agreed', () => {
    expect(told(0, 'always', late)).toMatch(/o prazo já tinha passado/)
    expect(told(0, 'if_resold', late)).toMatch(/o prazo já tinha passado/)
    expect(told(0, 'none', inTime)).toBe('Semana devolvida. Ela continua na conta do mês.')
  })

  it('is what the rule says where its bill is not made yet', () => {
    const later = sampleDate('2027-03-04')
    expect(givenBackSentence(sampleSeries(), later, inTime)).toMatch(/saem da conta de março de 2027\.$/)
  })
})
