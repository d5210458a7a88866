import { toPlainLine } from './plain-line.ts'

/** The number before a name, as it was written. */
export type LineNumber = {
  value: number
  before: string
  digits: 'plain' | 'padded' | 'emoji'
  /** The characters between the number and the name: ` - `. */
  after: string
  rest: string
}

const numbered =
  /^(\(|#|n[º°.] ?|g(?=\d{1,2} ?[-–—.)]))?(\d{1,3})((?:[ºª°](?=[\s\-–—.)]))?[-–—.)\]:=•|>»›\u2190-\u2193\u21D2\u2794-\u27BE\s]*)(.*)/iu
/** An hour, a day, a price, a score: a number that counts nobody. */
const noPlace = /^\(?\d{1,4}\s?(?:[:/.,]\s?\d|h\b|hs\b|hrs\b|hr\b|h\d|x\s?\d|%|k\b)/i
const unit =
  /^(?:reais|real|conto|vagas?|goleir[oa]s?|jogador(?:es)?|atletas?|d[eao]s?|n[ao]s?|por|para|pra|às|as|min|minutos?|gols?|horas?|times?|pessoas?|linha|dias?|anos?|partidas?|tempos?|cada|ou|e|a)(?:\s|$|[.,:;!)])/i

/** Reads the number with which a line begins; null where it is an hour, a day, an amount or none. */
export function readNumber(text: string, emojiDigits: boolean): LineNumber | null {
  if (noPlace.test(text)) return null
  const [, before = '', digits = '', after = '', rest = ''] = numbered.exec(text) ?? []
  if (digits === '') return null
  const apart = after.trim() !== '' || before !== '' || digits.startsWith('0') || emojiDigits
  if (!apart && (unit.test(rest) || (after === '' && rest !== ''))) return null
  const look = emojiDigits ? 'emoji' : digits.startsWith('0') ? 'padded' : 'plain'
  return { value: Number(digits), before, digits: look, after: after === '' ? ' ' : after, rest }
}

const bullets = /^(?:[-–—•·▪◾◼‣►▶➤➡→⇒»›☐●○◦✔+]|👉|🔹|🔸|🔵|🟢|⚽|🏃|🏐|🏀)+\s*(?=[^\s\d])/u

/** Splits the bullet off a line: `• Ana`. */
export function readBullet(text: string): { bullet: string; rest: string } {
  const [bullet = ''] = bullets.exec(text) ?? []
  return { bullet, rest: text.slice(bullet.length) }
}

const inline = /(?:^|\s)(\d{1,3})\s?[-.)]\s?(?=[\p{L}])/gu

/** Splits names behind a heading: `Fora: Ana, Bia e Caio`, `Fora: 1-Ana 2-Bia`. */
export function splitNames(text: string): readonly string[] {
  const apart = /^\d/.test(text) ? text.split(inline).filter((_, at) => at % 2 === 0) : [text]
  return apart.flatMap((each) => each.split(/[,;/]| e /))
}

/** Splits `1-Miguel 2-João 3-Pedro`, a list in one line, into its lines; any other line stays as it is. */
export function splitInline(raw: string): readonly string[] {
  if (raw.length < 12 || raw.length > 4000) return [raw]
  const { text } = toPlainLine(raw)
  const found = [...text.matchAll(inline)]
  const [first] = found
  const rising = found.every((each, at) => at === 0 || Number(each[1]) === Number(found[at - 1]?.[1]) + 1)
  if (!first || found.length < 3 || !rising) return [raw]
  const cuts = found.map(({ index }) => index)
  const pieces = cuts.map((cut, at) => text.slice(cut, cuts[at + 1]).trim())
  const before = text.slice(0, first.index).trim()
  return before === '' ? pieces : [before, ...pieces]
}
