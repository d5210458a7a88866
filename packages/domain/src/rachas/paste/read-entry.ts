import { fold } from '../../text/fold.ts'
import { isOpenAnswer, type Mark, readMarks, splitTrailing, trimmed } from './entry-words.ts'
import type { PastedAnswer, PastedKind } from './pasted-list.ts'
import { withoutPhones, withoutPictures } from './plain-line.ts'

/** A name with its marks, before its section is known. */
export type Entry = {
  /** Empty for a place without a name. */
  name: string
  note: string | null
  keeper: boolean
  answer: PastedAnswer | null
  kind: PastedKind | null
  /** Null where nothing is said. */
  paid: boolean | null
  check: boolean
  hostName: string | null
  /** The names of guests; null for one without a name (`+1`). */
  guests: readonly (string | null)[]
  phones: number
  /** Emoji that say nothing, and were left out. */
  dropped: string
}

const MOST_GUESTS = 9

const money = /💰|💵|💲|🤑|💸|💳/u
const checks = /✅|✔|☑|🆗/u
const no = /❌|✖|🚫|⛔|👎|❎/u
const maybe = /❓|❔|🤔/u
const gloves = /🧤|🥅/u
const brackets = /\(([^()]*)\)?|\[([^[\]]*)\]/g
/** `Ana 10:00`, `Bia 20h30`: since when, or from when. */
const hour = /\s\(?(\d{1,2}(?::\d{2}|h\d{0,2}))\)?\s*$/
/** `Ana c/ a irmã`, `Bia s/ colete`: what somebody comes with, or without. */
const aside = /(?<=\p{L}.*)\s((?:[csp]\/|com o |com a |sem )\s?\p{L}.*)$/iu
const dashes = /\s[-–—:|/=]+\s?|[-–—:|=]\s/
/** The point behind a whole word; that of `Jr.` and `Zé P.` is a part of the name. */
const endOfSentence = /(?<=\p{L}{4})\.$/u
/** Names of a place that nobody has taken. */
const nobody = new Set(
  '|vaga|vagas|livre|vago|aberta|aberto|disponivel|nome|x|xx|xxx|vaga aberta|vaga livre|vaga disponivel|em aberto|vaga em aberto|lugar livre|a definir|goleiro|goleira|gol|falta goleiro|procurando|procura se|procurase|precisando|precisa se|linha|jogador|ninguem|nenhum|nenhuma|sem nome'.split(
    '|',
  ),
)

/** Reads what stands behind a number or a bullet: a name with its marks. */
export function readEntry(text: string): Entry {
  const phoneless = withoutPhones(text)
  const pictureless = withoutPictures(phoneless.text)
  const shown = pictureless.pictures
  const entry = {
    note: null as string | null,
    keeper: gloves.test(shown),
    answer: answerOf(shown) ?? circleOf(phoneless.text),
    kind: null as PastedKind | null,
    paid: money.test(shown) ? true : (null as boolean | null),
    check: checks.test(shown),
    hostName: null as string | null,
  }
  const notes: string[] = []
  const apply = (marks: readonly Mark[]) => {
    for (const each of marks) {
      if (each.mark === 'answer') entry.answer = each.answer
      else if (each.mark === 'paid') entry.paid = each.paid
      else if (each.mark === 'check') entry.check = true
      else if (each.mark === 'keeper') entry.keeper = true
      else if (each.mark === 'kind') entry.kind = each.kind
      else {
        entry.hostName = each.hostName
        entry.kind = 'guest'
      }
    }
  }
  const beside = (words: string) => {
    const plain = trimmed(words)
    if (/^\?+$/.test(plain)) entry.answer = 'maybe'
    const marks = readMarks(plain)
    if (marks) apply(marks)
    else if (/[\p{L}\d]/u.test(plain)) notes.push(plain)
  }
  let rest = pictureless.text.replace(brackets, (_, round?: string, square?: string) => {
    beside(round ?? square ?? '')
    return ' '
  })
  rest = rest.replace(hour, (_, said: string) => {
    notes.push(said)
    return ''
  })
  rest = rest.replace(aside, (_, said: string) => {
    notes.push(said.trim())
    return ''
  })
  const guests = readGuests(rest)
  rest = guests.rest
  if (/\?\s*$/.test(rest)) {
    entry.answer = 'maybe'
    rest = rest.replace(/[?\s]+$/, '')
  }
  const [first = '', ...others] = rest.split(dashes).filter((part) => trimmed(part) !== '')
  for (const part of others) beside(part)
  const glued = /^(.*\p{L})\s?[-–—]\s?(\p{L}[\p{L} ]*)$/u.exec(trimmed(first))
  const marks = glued?.[2] === undefined ? null : readMarks(glued[2])
  if (marks) apply(marks)
  const ending = splitTrailing(trimmed(marks ? (glued?.[1] ?? '') : first))
  apply(ending.marks)
  let name = ending.name.replace(/^@\s?/, '').replace(endOfSentence, '')
  const alone = readMarks(name)?.find(({ mark }) => mark === 'host')
  if (alone) apply([alone])
  const known = /[\p{L}\d]/u.test(name)
  if (!known) name = ''
  const dropped = withoutKnown(shown)
  if (name === '' && dropped !== '' && notes.length === 0) name = dropped
  if (
    isOpenAnswer(name) ||
    nobody.has(
      fold(name)
        .replace(/[_.…]+/g, '')
        .replaceAll('-', ' ')
        .trim(),
    )
  )
    name = ''
  return {
    ...entry,
    name,
    note: notes.length === 0 ? null : notes.join(', '),
    guests: guests.guests,
    phones: phoneless.phones,
    dropped: name === dropped ? '' : dropped,
  }
}

function answerOf(shown: string): PastedAnswer | null {
  if (no.test(shown)) return 'declined'
  return maybe.test(shown) ? 'maybe' : null
}

/** A circle behind a name answers as a traffic light does; before one it is a bullet. */
function circleOf(text: string): PastedAnswer | null {
  const [, circle] = /\p{L}\P{L}*(🔴|🟡|🟢)\P{L}*$/u.exec(text) ?? []
  if (circle === undefined) return null
  return circle === '🔴' ? 'declined' : circle === '🟡' ? 'maybe' : 'confirmed'
}

function withoutKnown(shown: string): string {
  const known = [money, checks, no, maybe, gloves]
  return Array.from(shown)
    .filter((each) => !known.some((kind) => kind.test(each)))
    .join('')
}

/** `Pedro +2` brings two, `Pedro + João` brings João. */
function readGuests(text: string): { rest: string; guests: (string | null)[] } {
  const counted =
    /\+\s?(\d{1,2})\b(?!\s*d[eoa]\b)(?:\s(?:amig[oa]s?|convidad[oa]s?|conv\.?|colegas?))?/i.exec(text)
  if (counted && trimmed(text.slice(0, counted.index)) !== '') {
    const count = Math.min(MOST_GUESTS, Number(counted[1]))
    return { rest: text.replace(counted[0], ' '), guests: Array.from({ length: count }, () => null) }
  }
  const named = /^([^+]*\p{L}[^+]*?)\s?\+\s?(\p{L}[^+]*)$/u.exec(text)
  if (named?.[1] !== undefined && named[2] !== undefined)
    return { rest: named[1], guests: [trimmed(named[2])] }
  return { rest: text, guests: [] }
}
