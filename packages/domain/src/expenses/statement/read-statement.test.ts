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
    expect(readOfx(ofx(one) + ofx(one, { currency: 'EUR' }))).toMatchObject({
      refusal: expect.stringContaining('EUR') as string,
    })
    expect(readOfx(ofx(one) + ofx(one, { end: '' }))).toMatchObject({
      refusal: expect.stringContaining('incompleto') as string,
    })
    expect(taken(readOfx(ofx(one.replace('20261105', '20261305')))).problems).toMatchObject([
      { line: 8, message: 'Falta o dia ou o valor desse lançamento.' },
    ])
  })

  it('of several accounts has the transactions of all of them', () => {
    const savings = one.replace('20261105', '20261106').replace('</STMTTRN>', '')
    const { lines, problems } = taken(readOfx(ofx(savings) + ofx(`${savings}${one}`)))
    expect([lines.map(({ day }) => day), problems]).toEqual([['2026-11-06', '2026-11-06', '2026-11-05'], []])
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

describe('the rows of a table (H5)', () => {
  const head = ['Data', 'Histórico', 'Valor', 'Documento']
  const read = (...rows: string[][]) => taken(readTableStatement(table(head, ...rows)))
  const textsOf = ({ lines }: ReadStatement) => lines.map(({ text }) => text)

  it('are passed over where they tell a balance, a total, the titles again, or nothing', () => {
    const { lines, problems, passed } = read(
      ['05/11/2026', 'Luz', '-1,00', ''],
      ['05/11/2026', 'S A L D O', '9,00', ''],
      ['Saldo final', '', '9,00', ''],
      ['Total', '', '9,00', ''],
      ['Totais do mês', '', '9,00', ''],
      ['', 'Total de entradas', '9,00', ''],
      ['05/11/2026', 'Total:', '9,00', ''],
      head,
      ['05/11/2026', 'Tarifa', '0,00', ''],
      ['05/11/2026', '', '', ''],
    )
    expect([lines.length, problems, passed]).toEqual([1, [], 9])
  })

  it('are passed over where they add up beside other words, or have nothing after a transaction', () => {
    const { lines, problems, passed } = read(
      ['Subtotal', '', '9,00', ''],
      ['05/11/2026', 'Total', '9,00', ''],
      ['05/11/2026', 'Luz', '-1,00', ''],
      ['', '', '', 'doc'],
      ['', 'Enel', '', ''],
    )
    expect([lines.map(({ text }) => text), problems, passed]).toEqual([['Luz'], [], 4])
    const twoTexts = ['Data', 'Histórico', 'Detalhes', 'Valor']
    const total = table(twoTexts, ['', 'Total de saídas', 'novembro', '9,00'], twoTexts)
    expect(taken(readTableStatement(total))).toMatchObject({ lines: [], problems: [], passed: 2 })
    const again = taken(readTableStatement(table(['Data', 'Valor'], ['Data', 'Valor'])))
    expect(again).toMatchObject({ problems: [], passed: 1 })
  })

  it('may have spaces around what is in them', () => {
    const { lines } = read([' 05/11/2026 ', ' Luz ', ' 1,00 D ', ' a '])
    expect(lines).toEqual([{ key: '2026-11-05 -100 a 1', day: '2026-11-05', amountCents: -100, text: 'Luz' }])
  })

  it('are transactions though their words begin like a total', () => {
    expect(textsOf(read(['05/11/2026', 'Total Energia', '-1,00', '']))).toEqual(['Total Energia'])
    expect(textsOf(read(['05/11/2026', 'Totalmente Pet', '-1,00', '']))).toEqual(['Totalmente Pet'])
    expect(textsOf(read(['05/11/2026', 'Energia total', '-1,00', '']))).toEqual(['Energia total'])
  })

  it('are transactions in reais where a currency is a part of their words', () => {
    const words = ['COMPRA 10 USD', 'EURO PNEUS', 'USD 10 COMPRA']
    expect(textsOf(read(...words.map((text) => ['05/11/2026', text, '-1,00', ''])))).toEqual(words)
  })

  it('of words alone belong to the transaction above them, and to none after something else', () => {
    const all = read(
      ['05/11/2026', 'PIX RECEBIDO', '1,00', 'a'],
      ['', 'Rem: Ana', '', ''],
      ['', 'CPF 123', '', ''],
      ['hoje', 'Luz', '1,00', 'b'],
      ['', 'Enel', '', ''],
    )
    expect(textsOf(all)).toEqual(['PIX RECEBIDO · Rem: Ana · CPF 123'])
    expect([all.problems.length, all.passed]).toEqual([1, 1])
  })

  it.each([
    [['', 'Luz', '-1,00', ''], 'Falta o dia.'],
    [['', 'Energia total', '-1,00', ''], 'Falta o dia.'],
    [['05/11/2026', 'Luz', '1,00', 'EUR'], 'Esse valor não está em reais.'],
    [['hoje', 'Luz', '-1,00', ''], '“hoje” não é um dia.'],
    [['05/11/2026', 'Luz', '', ''], 'Falta o valor.'],
    [['05/11/2026', 'Luz', 'um', ''], '“um” não é um valor em reais.'],
    [['05/11/2026', 'Luz', 'US$ 1,00', ''], 'Esse valor não está em reais.'],
    [['05/11/2026', 'Luz', '1,00', ' USD '], 'Esse valor não está em reais.'],
    [['d'.repeat(50), 'Luz', '1,00', ''], `“${'d'.repeat(40)}” não é um dia.`],
    [['05/11/2026', 'Luz', 'v'.repeat(50), ''], `“${'v'.repeat(40)}” não é um valor em reais.`],
  ])('are told with their line where they are not understood: %j', (row, message) => {
    const { lines, problems } = read(['05/11/2026', 'Água', '-2,00', ''], row)
    expect(lines).toHaveLength(1)
    expect(problems).toEqual([{ line: 3, raw: row.join(';'), message }])
  })

  it('are told in order, with those whose quote is never closed', () => {
    const unclosed = [{ line: 2, cells: [], raw: '"Luz' }]
    const { problems } = taken(readTableStatement({ ...table(head, [], ['', 'Luz', '1,00', '']), unclosed }))
    expect(problems.map(({ line }) => line)).toEqual([2, 3])
    const last = [{ line: 4, cells: [], raw: '"Gás' }]
    const other = readTableStatement({ ...table(head, [], ['', 'Luz', '1,00', '']), unclosed: last })
    expect(taken(other).problems.map(({ line }) => line)).toEqual([3, 4])
  })

  it('may begin at once, without titles', () => {
    const all = taken(
      readTableStatement(table(['09/11/2026', 'PIX ANA', '-50,00'], ['10/11/2026', 'LUZ', '-1,00'])),
    )
    expect(all.lines.map(({ day, amountCents }) => [day, amountCents])).toEqual([
      ['2026-11-09', -5_000],
      ['2026-11-10', -100],
    ])
    expect(all.asksSign).toBe(false)
  })

  it('may have credits and debits apart, whatever sign the bank writes', () => {
    const apart = ['Data', 'Histórico', 'Entrada(R$)', 'Saída(R$)']
    const { lines, problems, passed, asksSign } = taken(
      readTableStatement(
        table(
          apart,
          ['05/11/2026', 'Pix', '10,00', '0,00'],
          ['05/11/2026', 'Luz', '', '- 3,50'],
          ['05/11/2026', 'Gás', 'R$ 0,00', '2,00'],
          ['05/11/2026', 'Bar', '', '0,50-'],
          ['05/11/2026', 'Pix', '0,50', ''],
          ['05/11/2026', 'Rede', '', 'R$ -4,00'],
          ['05/11/2026', 'Nada', '0,00', '0,00'],
          ['05/11/2026', 'Nada', '0,00', ''],
          ['05/11/2026', 'Taxa', '', 'um'],
          ['05/11/2026', 'Nada', '', '-0,00'],
        ),
      ),
    )
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([1_000, -350, -200, -50, 50, -400])
    expect(problems.map(({ message }) => message)).toEqual(['“um” não é um valor em reais.'])
    expect([passed, asksSign]).toEqual([3, false])
  })

  it('of a card ask for their sign, and so do those that are all above zero', () => {
    const asks = (titles: string[], ...rows: string[][]) =>
      taken(readTableStatement(table(titles, ...rows))).asksSign
    const spent = ['2026-11-05', 'Mercado', '10.00']
    const back = ['2026-11-06', 'Estorno', '-10.00']
    expect(asks(['date', 'title', 'amount'], spent, back)).toBe(true)
    expect(asks([' date ', ' title ', ' amount '], spent, back)).toBe(true)
    expect(asks(['date', 'title', 'amount'])).toBe(false)
    expect(asks(['Data', 'Descrição', 'Valor'], spent)).toBe(true)
    expect(asks(['Data', 'Descrição', 'Valor'], spent, back)).toBe(false)
    expect(asks(['Data', 'Descrição', 'Crédito'], spent)).toBe(false)
  })

  it('in another currency are told by their titles', () => {
    expect(readTableStatement(table(['Data', 'Valor US$']))).toEqual({
      refusal: 'Esse extrato não está em reais. Só dá para importar extratos em reais.',
    })
    const dollars = table(['09/11/2026', 'COMPRA USD 10', '-50,00'])
    expect(taken(readTableStatement(dollars)).lines).toHaveLength(1)
  })
})

describe('a transaction of an OFX file (H5)', () => {
  const read = (fields: string) => taken(readOfx(ofx(`<STMTTRN>${fields}</STMTTRN>`)))
  const whole = '<DTPOSTED>20261105<TRNAMT>-1.00'

  it('has the words of its name and of its memo, which may have a sign of a tag or a new line in them', () => {
    const text = (fields: string) => read(`${whole}${fields}`).lines[0]?.text
    expect(text('<NAME>Enel<MEMO>Energia')).toBe('Enel · Energia')
    expect(text('<MEMO>A < B')).toBe('A < B')
    for (const newLine of ['<BR/>', '<BR />', '<br>'])
      expect(text(`<MEMO>Pix${newLine}Ana</MEMO>`)).toBe('Pix Ana')
    expect(text('<MEMO>Pix\nAna</MEMO>')).toBe('Pix Ana')
    expect(text('<MEMO>Pix\nlixo\n')).toBe('Pix')
    expect(text('<MEMO>&lt;A&gt; &quot;B&quot; &apos;C&apos;&nbsp;&amp; D &euro;')).toBe(
      '<A> "B" \'C\' & D &euro;',
    )
  })

  it('may have spaces around its values', () => {
    const { lines } = read(
      '<DTPOSTED> 20261105 </DTPOSTED><TRNAMT> -1.00 </TRNAMT><FITID> a </FITID><MEMO> Luz </MEMO>',
    )
    expect(lines).toEqual([{ key: '2026-11-05 -100 a 1', day: '2026-11-05', amountCents: -100, text: 'Luz' }])
  })

  it('of zero is passed over', () => {
    expect(read('<DTPOSTED>20261105<TRNAMT>0.00')).toMatchObject({ lines: [], problems: [], passed: 1 })
  })

  it('without an amount or a day is told with its line and its text', () => {
    const { lines, problems } = taken(readOfx(ofx(`${one}\n<STMTTRN>\n<DTPOSTED>20261105\n</STMTTRN>`)))
    expect(lines).toHaveLength(1)
    expect(problems).toEqual([
      {
        line: 15,
        message: 'Falta o dia ou o valor desse lançamento.',
        raw: '<STMTTRN> <DTPOSTED>20261105 ',
      },
    ])
    expect(read('<TRNAMT>1.00').problems).toHaveLength(1)
    const { problems: ofWindows } = read('\r\n<TRNAMT>1.00\r\n')
    expect(ofWindows).toMatchObject([{ raw: '<STMTTRN> <TRNAMT>1.00 ' }])
  })

  it('is in reais where the file says nothing else, in any case of its tags', () => {
    expect(taken(readOfx(ofx(one).replace(/<CURDEF>.*/, ''))).lines).toHaveLength(1)
    expect(taken(readOfx(ofx(one).toLowerCase())).lines).toHaveLength(1)
    expect(isOfx(`${' '.repeat(5000)}<OFX>`)).toBe(false)
  })
})
