/** Something that stands in a calendar. Instants are ISO texts. */
export type CalendarEvent = {
  /** The same for as long as it is the same thing, however often it is moved. */
  uid: string
  /** The instant of its last change. */
  changedAt: string
  /** Grows with each change. */
  sequence: number
  start: string
  end: string
  isCancelled: boolean
  summary: string
  description: string
  location: string
  geo?: { latitude: number; longitude: number }
  url?: string
  /** The minutes before the start at which the calendar reminds of it; absent for never. */
  remindMinutes?: number
}

/** The most octets of a line of a calendar, without its break (RFC 5545, 3.1). */
const MAX_OCTETS = 75

/** Writes events as an iCalendar file, with times in UTC. The same events are the same text. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { name }: { name?: string | undefined } = {},
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Campo Livre//Agenda//PT-BR',
    'CALSCALE:GREGORIAN',
    ...(name === undefined
      ? []
      : [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
          'X-PUBLISHED-TTL:PT1H',
        ]),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent): string[] {
  const { geo, url, remindMinutes } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${inUtc(event.changedAt)}`,
    `LAST-MODIFIED:${inUtc(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${inUtc(event.start)}`,
    `DTEND:${inUtc(event.end)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${event.isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    ...(geo ? [`GEO:${geo.latitude};${geo.longitude}`] : []),
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(remindMinutes === undefined ? [] : alarm(event.summary, remindMinutes)),
    'END:VEVENT',
  ]
}

function alarm(summary: string, minutes: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${minutes}M`,
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
  ]
}

/** Returns an instant as a calendar has it: `20261121T230000Z`. */
function inUtc(instant: string): string {
  const seconds = new Date(instant).toISOString().slice(0, 19)
  return `${seconds.replaceAll(/[-:]/g, '')}Z`
}

/** Returns a text as the value of a line: breaks, commas and semicolons are written out, other control signs left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, '')
}

/** Cuts a line into parts of at most 75 octets of UTF-8, between letters; each part but the first begins with a space. */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of lettersOf(line)) {
    const more = octetsOf(letter)
    if (octets + more > MAX_OCTETS) {
      parts.push(part)
      part = ''
      octets = 1
    }
    part += letter
    octets += more
  }
  return [...parts, part].join('\r\n ')
}

const letters = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/** Returns the octets of a text in UTF-8. */
function octetsOf(text: string): number {
  let octets = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    octets += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return octets
}

/** Returns the letters of a text as people see them; one that is longer than a line (an endless emoji) in its signs. */
function lettersOf(line: string): string[] {
  return Array.from(letters.segment(line.toWellFormed()), ({ segment }) => segment).flatMap((letter) =>
    octetsOf(letter) < MAX_OCTETS ? [letter] : Array.from(letter),
  )
}
