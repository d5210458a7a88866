import { daySchema } from '../../time/zone.ts'
import { withKeys } from './keys.ts'
import { joinWords, readAmount } from './read-cell.ts'
import type { NoStatement, ReadStatement, StatementProblem } from './statement-line.ts'

/** Returns whether a text is an OFX file, whatever its name. */
export function isOfx(text: string): boolean {
  return /<OFX>/i.test(text.slice(0, 5000))
}

/**
 * Reads the transactions of a bank's OFX file: SGML, whose values need no end tag, or XML. A file that ends before its
 * list does is refused as a whole, as is one in another currency; a transaction without a day or an amount is a problem of
 * its own.
 */
export function readOfx(file: string): ReadStatement | NoStatement {
  const currency = valueOf(file, 'CURDEF') ?? 'BRL'
  if (currency.toUpperCase() !== 'BRL')
    return { refusal: `Esse extrato está em ${currency}. Só dá para importar extratos em reais.` }
  if (!/<\/BANKTRANLIST>/i.test(file))
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

/** Returns the part of each transaction, with the line on which it begins. A missing end tag ends where the next begins. */
function blocksOf(text: string): { block: string; line: number }[] {
  const end = text.search(/<\/BANKTRANLIST>/i)
  const list = text.slice(0, end)
  const starts = [...list.matchAll(/<STMTTRN>/gi)].map(({ index }) => index)
  return starts.map((start, place) => ({
    block: list.slice(start, starts[place + 1] ?? end).replace(/<\/STMTTRN>.*/is, ''),
    line: list.slice(0, start).split('\n').length,
  }))
}

/** The tags that may follow a value; any other `<` belongs to it. */
const tags =
  'CURDEF|BANKTRANLIST|STMTTRN|TRNTYPE|DTPOSTED|DTUSER|DTAVAIL|TRNAMT|FITID|CORRECTFITID|SRVRTID|CHECKNUM|REFNUM|SIC|PAYEEID|NAME|MEMO|CURRENCY|BANKACCTTO'

/** Returns the value after a tag: up to its end tag, or else to the next tag or the end of the line. */
function valueOf(text: string, tag: string): string | undefined {
  const [, written = '', end = ''] =
    new RegExp(`<${tag}>([\\s\\S]*?)(</${tag}>|</?(?:${tags})>|$)`, 'i').exec(text) ?? []
  const own = end.toUpperCase() === `</${tag}>` ? written : (/^.*/.exec(written)?.[0] ?? '')
  const value = own.replaceAll(/<br\s*\/?>|\s+/gi, ' ').trim()
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
  const day = value.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3')
  return daySchema.safeParse(day).success ? day : null
}
