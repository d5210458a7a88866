import { describe, expect, it } from 'vitest'
import { isOfx, readOfx } from './read-ofx.ts'
import { countStatementColumns } from './columns.ts'
import { withOtherSign } from './keys.ts'
import { readTableStatement } from './read-table-statement.ts'
import type { NoStatement, ReadStatement } from './statement-line.ts'

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
  head: { line: 1, cells: head, raw: head.join(';') },
  rows: rows.map((cells, index) => ({ line: index + 2, cells, raw: cells.join(';') })),
  unclosed: [],
})

/** Returns what was read; a file of which nothing can be read fails. */
function taken(read: ReadStatement | NoStatement): ReadStatement {
  if ('refusal' in read) throw new Error(read.refusal)
  return read
}

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
      passed: 0,
      asksSign: false,
    })
  })

  it('may have a decimal comma, a plus, end tags of values, and no end tag of a transaction', () => {
    const text = ofx(
      '<STMTTRN><DTPOSTED>20261106</DTPOSTED><TRNAMT>+1.200,50</TRNAMT><NAME>Pix</NAME>' +
        '<STMTTRN><DTPOSTED>20261107<TRNAMT>-3,00<FITID>b',
    )
    expect(
      taken(readOfx(text)).lines.map(({ day, amountCents, text: words }) => [day, amountCents, words]),
    ).toEqual([
      ['2026-11-06', 120_050, 'Pix'],
      ['2026-11-07', -300, 'Lançamento do banco'],
    ])
  })

  it('that ends too early, is in dollars, or has no day is told in a sentence', () => {
    expect(readOfx(ofx(one, { end: '' }))).toEqual({
      refusal: 'O arquivo do banco veio incompleto: falta o fim da lista. Baixe o extrato de novo.',
    })
    expect(readOfx(ofx(one, { currency: 'USD' }))).toEqual({
      refusal: 'Esse extrato está em USD. Só dá para importar extratos em reais.',
    })
    expect(taken(readOfx(ofx(one.replace('20261105', '20261305')))).problems).toMatchObject([
      { line: 8, message: 'Falta o dia ou o valor desse lançamento.' },
    ])
  })

  it('gives those that are alike keys of their own, the same in every file', () => {
    const keys = taken(readOfx(ofx(one + one))).lines.map(({ key }) => key)
    expect(keys).toEqual(['2026-11-05 -157115 N10 1', '2026-11-05 -157115 N10 2'])
    expect(
      taken(readOfx(ofx(`${one}${one}${one.replace('05', '06')}`)))
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
    const { lines } = taken(readTableStatement(table(['Data', 'Histórico', 'Valor'], [day, 'Pix', amount])))
    expect(lines.map((line) => [line.day, line.amountCents])).toEqual([[read, cents]])
  })

  it('may have credits and debits apart, and passes over balances', () => {
    const head = ['DATA', 'Lançamento', 'Crédito', 'Débito']
    expect(countStatementColumns(head)).toBe(4)
    const { lines } = taken(
      readTableStatement(
        table(
          head,
          ['05/11/2026', 'Pix', '10,00', ''],
          ['05/11/2026', 'Luz', '0,00', '3,50'],
          ['05/11/2026', 'Saldo do dia', '6,50', ''],
        ),
      ),
    )
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([1000, -350])
  })

  it('tells a file without its columns in a sentence', () => {
    expect(readTableStatement(table(['Nome', 'Preço']))).toMatchObject({
      refusal: expect.stringMatching(/^Faltam as colunas/) as string,
    })
  })

  it('has the same keys with the other sign as if it had been written so', () => {
    const read = (amount: string) =>
      taken(readTableStatement(table(['Data', 'Descrição', 'Valor'], ['05/11/2026', 'Luz', amount]))).lines
    expect(withOtherSign(read('10,00'))).toEqual(read('-10,00'))
    expect(withOtherSign(withOtherSign(read('10,00')))).toEqual(read('10,00'))
  })

  it('takes words alone for nobody’s where no transaction is above them', () => {
    const { lines, passed } = taken(
      readTableStatement(
        table(
          ['Data', 'Histórico', 'Valor'],
          ['', 'Extrato de novembro', ''],
          ['05/11/2026', 'Luz', '-1,00'],
          ['05/11/2026', 'Saldo', '9,00'],
          ['', 'Fim', ''],
        ),
      ),
    )
    expect([lines.map(({ text }) => text), passed]).toEqual([['Luz'], 3])
  })
})
