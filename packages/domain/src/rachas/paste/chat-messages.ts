import { readStamp } from './chat-stamp.ts'
import { toPlainLine, toShown, withoutPhones, withoutPictures } from './plain-line.ts'
import { readAnswer } from './read-answer.ts'
import { readHeading } from './read-heading.ts'
import { readNumber } from './read-number.ts'
import { readSection } from './section-words.ts'
import { isEntry } from './source-lines.ts'

/** A message of a chat. */
export type ChatMessage = {
  /** The name of who wrote it; empty for who is only a telephone, null for a notice of the app. */
  sender: string | null
  /** Its words; more than one line may be of it. */
  said: string
  /** Its lines, counted from 1, and as they were pasted. */
  lines: { line: number; raw: string }[]
  /** The number of its lines that are numbered names. */
  entries: number
}

/** `Bia: eu + 1`, without a stamp. */
const unstamped = /^(?:~ ?)?(\p{L}[^:\d\n]{0,30}): (.+)$/u

/**
 * Returns the messages of a chat; null for a text that is none. Stamped lines are a chat; lines without stamps are one if
 * each has a name before its colon and most of them answer. Messages that each have one numbered name are a list.
 */
export function chatMessages(text: string): ChatMessage[] | null {
  const raws = text.split(/\r\n|[\n\r\u2028\u2029]/)
  const messages: ChatMessage[] = []
  for (const [at, raw] of raws.entries()) {
    const stamped = readStamp(toShown(raw))
    const lines = [{ line: at + 1, raw }]
    const last = messages.at(-1)
    if (stamped) messages.push({ ...nameOf(stamped), lines, entries: entriesIn(raw) })
    else if (last) {
      last.said = `${last.said}\n${toShown(raw)}`.trim()
      last.lines.push(...lines)
      last.entries += entriesIn(raw)
    } else if (raw.trim() !== '') return withoutStamps(raws)
  }
  const isList = messages.some(({ entries }) => entries === 1) || messages.length < 2
  return isList ? null : messages
}

function withoutStamps(raws: readonly string[]): ChatMessage[] | null {
  const messages: ChatMessage[] = []
  for (const [at, raw] of raws.entries()) {
    const text = toShown(raw).trim()
    const lines = [{ line: at + 1, raw }]
    const [, sender, said = ''] = unstamped.exec(text) ?? []
    if (text === '') messages.push({ sender: null, said: '', lines, entries: 0 })
    else if (sender === undefined || readSection(text) !== null || readHeading(text) !== null) return null
    else messages.push({ ...nameOf({ sender, said }), lines, entries: 0 })
  }
  const named = messages.filter(({ sender }) => sender !== null)
  const answers = named.filter(({ said }) => readAnswer(said) !== null)
  return answers.length >= 2 && answers.length * 2 > named.length ? messages : null
}

/** A contact is called as the phone has them, without pictures and without a telephone. */
function nameOf({ sender, said }: { sender: string | null; said: string }) {
  const name = sender === null ? null : withoutPictures(withoutPhones(sender).text).text
  return {
    sender: name === null ? null : /\p{L}/u.test(name) ? name.replaceAll(/\s+/g, ' ').trim() : '',
    said,
  }
}

function entriesIn(raw: string): number {
  const { text, emojiDigits } = toPlainLine(raw)
  const number = readNumber(text, emojiDigits)
  return number !== null && isEntry(number) ? 1 : 0
}
