import { describe, expect, it } from 'vitest'
import { isOfx, readOfx } from './read-ofx.ts'
import { countStatementColumns, readTableStatement } from './read-table-statement.ts'

/** An OFX file as Brazilian banks write it: SGML, without end tags of values. */
const ofx = (transactions: string, { currency = 'BRL', end = '</BANKTRANLIST>' } = {}) => `OFXHEADER:100
DATA:OFXSGML
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>
<CURDEF>${currency}
<BANKTRANLIST>
${transactions}
${end}
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
const one = `<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20261105120000[-3:BRT]
<TRNAMT>-1571.15
<FITID>N10
<MEMO>Pgto Enel &amp; Cia
</STMTTRN>`
const table = (head: string[], ...rows: string[][]) => ({
  head: { line: 1, cells: head },
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
  unclosedLine: null,
})

describe('an OFX file (H5)', () => {
  it('is known by what is in it, and read with its days, cents and words', () => {
    expect([isOfx(ofx(one)), isOfx('Data;Valor')]).toEqual([true, false])
    expect(readOfx(ofx(one))).toEqual({
      lines: [
        {
          key: '2026-11-05 -157115 N10 1',
          day: '2026-11-05',
          amountCents: -157_115,
          text: 'Pgto Enel & Cia',
        },
      ],
      problems: [],
    })
  })

  it('may have a decimal comma, a plus, end tags of values, and no end tag of a transaction', () => {
    const text = ofx(
      '<STMTTRN><DTPOSTED>20261106</DTPOSTED><TRNAMT>+1.200,50</TRNAMT><NAME>Pix</NAME>' +
        '<STMTTRN><DTPOSTED>20261107<TRNAMT>-3,00<FITID>b',
    )
    expect(readOfx(text).lines.map(({ day, amountCents, text: words }) => [day, amountCents, words])).toEqual(
      [
        ['2026-11-06', 120_050, 'Pix'],
        ['2026-11-07', -300, 'Lançamento do banco'],
      ],
    )
  })

  it('that ends too early, is in dollars, or has no day is told in a sentence', () => {
    const said = (text: string) => readOfx(text).problems.map(({ message }) => message)
    expect(said(ofx(one, { end: '' }))).toEqual([
      'O arquivo do banco veio incompleto: falta o fim da lista. Baixe o extrato de novo.',
    ])
    expect(said(ofx(one, { currency: 'USD' }))).toEqual([
      'Esse extrato está em USD. Só dá para importar extratos em reais.',
    ])
    expect(readOfx(ofx(one.replace('20261105', '20261305'))).problems).toEqual([
      { line: 8, message: 'Falta o dia ou o valor desse lançamento.' },
    ])
  })

  it('gives those that are alike keys of their own, the same in every file', () => {
    const keys = readOfx(ofx(one + one)).lines.map(({ key }) => key)
    expect(keys).toEqual(['2026-11-05 -157115 N10 1', '2026-11-05 -157115 N10 2'])
    expect(
      readOfx(ofx(`${one}${one}${one.replace('05', '06')}`))
        .lines.map(({ key }) => key)
        .slice(0, 2),
    ).toEqual(keys)
  })
})

describe('a statement as a table (H5)', () => {
  it.each([
    ['05/11/2026', '-1.234,56', '2026-11-05', -123_456],
    ['05/11/26', '1.234,56 D', '2026-11-05', -123_456],
    ['2026-11-05', '1234.56', '2026-11-05', 123_456],
    ['05/11/2026 10:00', 'R$ 50,00 C', '2026-11-05', 5000],
    ['05.11.2026', '+0,01', '2026-11-05', 1],
  ])('reads %s and %s', (day, amount, read, cents) => {
    const { lines } = readTableStatement(table(['Data', 'Histórico', 'Valor'], [day, 'Pix', amount]))
    expect(lines.map((line) => [line.day, line.amountCents])).toEqual([[read, cents]])
  })

  it('may have credits and debits apart, and passes over balances', () => {
    const head = ['DATA', 'Lançamento', 'Crédito', 'Débito']
    expect(countStatementColumns(head)).toBe(4)
    const { lines } = readTableStatement(
      table(
        head,
        ['05/11/2026', 'Pix', '10,00', ''],
        ['05/11/2026', 'Luz', '0,00', '3,50'],
        ['05/11/2026', 'Saldo do dia', '6,50', ''],
      ),
    )
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([1000, -350])
  })

  it('tells line by line what is not understood, and what is not in reais', () => {
    const said = (...rows: string[][]) =>
      readTableStatement(table(['Data', 'Descrição', 'Valor'], ...rows)).problems
    expect(said(['31/02/2026', 'Luz', '-1,00'], ['05/11/2026', 'Luz', 'muito'])).toEqual([
      { line: 2, message: '“31/02/2026” não é um dia.' },
      { line: 3, message: '“muito” não é um valor em reais.' },
    ])
    expect(said(['05/11/2026', 'Luz', 'US$ 10.00'])[0]?.message).toBe(
      'Esse extrato não está em reais. Só dá para importar extratos em reais.',
    )
    expect(readTableStatement(table(['Nome', 'Preço'])).problems[0]?.message).toMatch(/^Faltam as colunas/)
  })
})
