import { fold } from '../../text/fold.ts'
import { type ChatMessage, chatMessages } from './chat-messages.ts'
import { readStamp } from './chat-stamp.ts'
import { describePerson } from './describe-person.ts'
import { guestName, type PastedLine, type PastedPerson } from './pasted-list.ts'
import { toShown } from './plain-line.ts'
import { type ChatAnswer, readAnswer } from './read-answer.ts'

/** A message with what it says; null for talk. */
type Heard = { message: ChatMessage; key: string; answer: ChatAnswer | null }

/** A chat that was read: who answered, what each line was read as, and the list in it that the answers are given to. */
export type ReadChat = {
  people: readonly PastedPerson[]
  lines: readonly PastedLine[]
  /** The text of the last list in it, and the line it begins at; null for none. */
  list: { text: string; line: number } | null
  phones: number
}

/**
 * Reads a chat that is pasted whole (N4): each message is an answer or talk, and the last answer of a person counts. What
 * was said before the last list in it is in that list. Null for a text that is no chat.
 */
export function readChat(text: string): ReadChat | null {
  const messages = chatMessages(text)
  if (!messages) return null
  const listAt = messages.findLastIndex(({ entries }) => entries > 0)
  const heard = messages.map((message, at): Heard => {
    const { sender, said } = message
    const hears = at > listAt && sender !== null && sender !== ''
    const key = fold(sender ?? '')
    return { message, key, answer: hears ? readAnswer(said.replaceAll('\n', ' ')) : null }
  })
  const counts = new Map(heard.flatMap((each) => (each.answer ? [[each.key, each] as const] : [])))
  if (listAt === messages.length - 1 || (listAt !== -1 && counts.size === 0)) return null
  const people: PastedPerson[] = []
  const lines = heard.flatMap(({ message, key, answer }, at): PastedLine[] => {
    if (at === listAt) return []
    const isLast = answer !== null && counts.get(key)?.message === message
    const own = isLast ? peopleOf(message.sender ?? '', answer) : []
    people.push(...own)
    const why = isLast
      ? own.map(describePerson).join(' ')
      : whyNot(message, { answer, isBefore: at < listAt })
    return message.lines.map(({ line, raw }, index) => ({
      line,
      text: raw,
      as: raw.trim() === '' ? 'blank' : isLast ? (index === 0 ? 'person' : 'answer') : 'ignored',
      why: raw.trim() === '' ? '' : index === 0 ? why : 'Da mesma mensagem.',
      people: index === 0 ? own : [],
    }))
  })
  const base = messages[listAt]
  return {
    people,
    lines,
    list: base ? { text: listIn(base), line: base.lines[0]?.line ?? 1 } : null,
    phones: messages.filter(({ sender }) => sender === '').length,
  }
}

/** Returns the list in a message, line by line: who sent it, and when, is none of it. Without a sender its day is the game's. */
function listIn({ sender, lines }: ChatMessage): string {
  return lines
    .map(({ raw }, at) => (at === 0 && sender !== null ? (readStamp(toShown(raw))?.said ?? raw) : raw))
    .join('\n')
}

function peopleOf(sender: string, { answer, goalkeeper, paid, guests }: ChatAnswer): PastedPerson[] {
  const host: PastedPerson = {
    name: sender,
    note: null,
    goalkeeper,
    answer,
    kind: null,
    paid,
    hostName: null,
  }
  const brought = guests.map((name, at): PastedPerson => ({
    ...host,
    name: name ?? guestName(sender, at),
    goalkeeper: false,
    kind: 'guest',
    paid: false,
    hostName: sender,
  }))
  return [host, ...brought]
}

function whyNot(
  { sender }: ChatMessage,
  { answer, isBefore }: { answer: ChatAnswer | null; isBefore: boolean },
): string {
  if (isBefore) return 'Veio antes da lista.'
  if (sender === '') return 'Veio de um telefone sem nome.'
  if (sender === null) return 'Aviso do WhatsApp.'
  return answer ? `${sender} respondeu de novo depois.` : 'Não é uma resposta.'
}
