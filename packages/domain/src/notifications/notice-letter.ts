import { greeting, type Letter } from './letter.ts'
import type { WaitingNotice } from './notice-settings.ts'

/** The most letters of a subject. */
const MAX_SUBJECT = 90

/** Where a reader turns mails like this off. */
const CHOICE = 'Você escolhe o que chega por e-mail em Meu Perfil, Avisos.'

type Reader = { name: string; email: string }
type Told = Pick<WaitingNotice, 'message' | 'link'>

/** Returns the mail of notices: of one with its own link, of several as a list that leads to the first. */
export function noticeLetter(reader: Reader, [first, ...others]: readonly [Told, ...Told[]]): Letter {
  const { name, email: to } = reader
  const { link } = first
  if (others.length === 0)
    return {
      to,
      subject: subjectOf(first.message),
      text: `${greeting({ name })} ${first.message}\n\n${CHOICE}`,
      link,
    }
  const lines = [first, ...others].map(({ message }) => `• ${message}`)
  return {
    to,
    subject: `Seu resumo: ${lines.length} avisos`,
    text: `${greeting({ name })} Isto aconteceu enquanto você estava fora:\n\n${lines.join('\n')}\n\n${CHOICE}`,
    link,
  }
}

/** Returns the first sentence of a message, cut between words where it is too long. */
function subjectOf(message: string): string {
  const [sentence = message] = message.split(/(?<=[.!?])\s/)
  const plain = sentence.replace(/\.$/, '')
  if (plain.length <= MAX_SUBJECT) return plain
  const cut = plain.slice(0, MAX_SUBJECT)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
