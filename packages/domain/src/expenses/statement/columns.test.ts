import { describe, expect, it } from 'vitest'
import { countStatementColumns, countTitles, titledColumns, untitledColumns } from './columns.ts'

describe('the columns of a statement (H5)', () => {
  it('are known by their titles, with their currency and in any case', () => {
    expect(titledColumns(['Documento', 'DATA  Lançamento', 'Histórico', 'Descrição', 'Valor (R$)'])).toEqual({
      bankId: 0,
      day: 1,
      texts: [2, 3],
      amount: 4,
    })
    for (const titles of [
      ['Data', 'Entrada(R$)', 'Saída R$'],
      [' Data ', 'Entrada (R$) ', ' Saída'],
    ])
      expect(titledColumns(titles)).toEqual({ day: 0, texts: [], credit: 1, debit: 2 })
  })

  it('are a day and an amount at least', () => {
    expect(titledColumns(['Data', 'Histórico'])).toBeNull()
    expect(titledColumns(['Valor', 'Histórico'])).toBeNull()
    expect(titledColumns(['Data', 'Débito'])).toEqual({ day: 0, texts: [], debit: 1 })
    expect(titledColumns(['Dia', 'Crédito'])).toEqual({ day: 0, texts: [], credit: 1 })
  })

  it('count once for each kind', () => {
    expect(countTitles(['Data', 'Histórico', 'Descrição', 'Valor', 'Saldo'])).toBe(3)
    expect(countTitles(['R$ Valor', 'Cliente'])).toBe(0)
    expect(countStatementColumns(['Cliente', 'Telefone'])).toBe(0)
  })

  it('without titles are told by a row: a day, the first amount, and all words', () => {
    expect(untitledColumns(['09/11/2026', 'PIX ANA', '-50,00', 'b7'])).toEqual({
      day: 0,
      amount: 2,
      texts: [1],
    })
    expect(untitledColumns(['PIX ANA', '2026-11-09', '50.00 C'])).toEqual({ day: 1, amount: 2, texts: [0] })
    expect(untitledColumns([' 09/11/2026 10:32 ', '1.050,00 ', 'Pix'])).toMatchObject({ day: 0, amount: 1 })
    expect(untitledColumns(['  50,00 C    ', '09/11/2026'])).toEqual({ day: 1, amount: 0, texts: [] })
    expect(countStatementColumns(['09/11/2026', 'PIX ANA', '-50,00'])).toBe(1)
  })

  it.each([
    ['no amount', ['09/11/2026', 'PIX ANA']],
    ['no day', ['PIX ANA', '-50,00']],
    ['a day that is none', ['39/11/2026', '-50,00']],
    ['a day among words', ['em 09/11/2026', '-50,00']],
    ['a day before words', ['09/11/2026 PIX', '-50,00']],
    ['an amount without cents', ['09/11/2026', '50']],
    ['thousands without cents', ['09/11/2026', '1.050']],
    ['cents among words', ['09/11/2026', 'x50,00']],
  ])('are none in a row with %s', (_, row) => {
    expect(untitledColumns(row)).toBeNull()
    expect(countStatementColumns(row)).toBe(0)
  })
})
