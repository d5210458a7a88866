import { daySchema } from '../../time/zone.ts'
import { withKeys } from './keys.ts'
import { joinWords, readAmount } from './read-cell.ts'
import type { NoStatement, ReadStatement, StatementProblem } from './statement-line.ts'

/** Returns whether a text is an OFX file, whatever its name. */
export function isOfx(text: string): boolean {
  return /<OFX>/i.test(text.slice(0, 5000))
}

/**
 * Reads the transactions of a bank's OFX file, of one account or of several: SGML, whose values need no end tag, or XML. A
 * file that ends before its last list does is refused as a whole, as is one with another currency; a transaction without a
 * day or an amount is a problem of its own.
 */
export function readOfx(file: string): ReadStatement | NoStatement {
  const currencies = file.split(/(?=<CURDEF>)/i).map((part) => valueOf(part, 'CURDEF') ?? 'BRL')
  const foreign = currencies.find((currency) => currency.toUpperCase() !== 'BRL')
  if (foreign !== undefined)
    return { refusal: `Esse extrato está em ${foreign}. Só dá para importar extratos em reais.` }
  if (!/<\/BANKTRANLIST>(?!.*<BANKTRANLIST>)/is.test(file))
    return { refusal: 'O arquivo do banco veio incompleto: falta o fim da lista. Baixe o extrato de novo.' }
  const problems: StatementProblem[] = []
  let passed = 0
  const transactions = blocksOf(file).flatMap(({ block, line }) => {
    const day = dayOf(valueOf(block, 'DTPOSTED') ?? '')
    const amountCents = readAmount(valueOf(block, 'TRNAMT') ?? '')
    if (day === null || amountCents === null) {
      problems.push({
        line,
        message: 'Falta o dia ou o valor desse lançamento.',
        raw: block.replaceAll(/\s+/g, ' '),
      })
      return []
    }
    if (amountCents === 0) {
      passed += 1
      return []
    }
    const text = joinWords([valueOf(block, 'NAME') ?? '', valueOf(block, 'MEMO') ?? ''])
    return [{ bankId: valueOf(block, 'FITID') ?? '', day, amountCents, text }]
  })
  return { lines: withKeys(transactions), problems, passed, asksSign: false }
}

/** Returns the part of each transaction, with the line on which it begins. A missing end tag ends where the next begins, or its list ends. */
function blocksOf(text: string): { block: string; line: number }[] {
  const starts = [...text.matchAll(/<STMTTRN>/gi)].map(({ index }) => index)
  return starts.map((start, place) => ({
    block: text.slice(start, starts[place + 1]).replace(/<\/(?:STMTTRN|BANKTRANLIST)>.*/is, ''),
    line: text.slice(0, start).split('\n').length,
  }))
}

/** The tags that may follow a value; any other `<` belongs to it. */
const tags =
  'CURDEF|BANKTRANLIST|STMTTRN|TRNTYPE|DTPOSTED|DTUSER|DTAVAIL|TRNAMT|FITID|CORRECTFITID|SRVRTID|CHECKNUM|REFNUM|SIC|PAYEEID|NAME|MEMO|CURRENCY|BANKACCTTO'

/** Returns the value after a tag: up to its end tag, or else to the next tag or the end of the line. */
function valueOf(text: string, tag: string): string | undefined {
  const [, written = '', end = ''] =
    new RegExp(`<${tag}>([\\s\\S]*?)(</${tag}>|</?(?:${tags})>|$)`, 'i').exec(text) ?? []
  const own = end.toUpperCase() === `</${tag}>` ? written : (/.*/.exec(written)?.[0] ?? '')
  const value = own.replaceAll(/<br\s*\/?>/gi, ' ').trim()
  return value === '' ? undefined : unescaped(value)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function unescaped(value: string): string {
  return value.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
}

/** `20261105120000[-3:BRT]` → `2026-11-05`. */
function dayOf(value: string): string | null {
  const day = value.replace(/(\d{4})(\d{2})(\d{2}).*/, '$1-$2-$3')
  return daySchema.safeParse(day).success ? day : null
}
