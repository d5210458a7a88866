const day = String.raw`\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?`
const hour = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?`
const between = String.raw`,? (?:às )?`
/** `[12/11/2026, 10:35:02]`, `[10:35, 12/11/2026]`, `12/11/2026 10:35 -`: how phones and browsers write when it was said. */
const stamp = new RegExp(
  `^(?:\\[(?:${day}${between}${hour}|${hour}${between}${day})\\]|${day}${between}${hour} -) ?`,
  'i',
)
const said = /^(?:~ ?)?([^:]{1,40}): ?(.*)$/

/** A line that WhatsApp stamps. */
type Stamped = {
  /** Null for a notice of the app: `Tonho entrou usando o link do grupo`. */
  sender: string | null
  said: string
}

/** Reads a line without invisible marks as a message of a chat; null for one that has no stamp. */
export function readStamp(text: string): Stamped | null {
  const [found] = stamp.exec(text) ?? []
  if (found === undefined) return null
  const rest = text.slice(found.length).trim()
  const [, sender, words = ''] = said.exec(rest) ?? []
  return sender === undefined ? { sender: null, said: rest } : { sender: sender.trim(), said: words }
}
