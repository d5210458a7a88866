import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, type CalendarEvent, foldLine } from './calendar-file.ts'

const octets = (text: string) => encodeURIComponent(text).replaceAll(/%../g, '.').length
/** Texts with what breaks careless folding: emoji of several signs, marks on letters, halves of pairs, breaks, control signs. */
const hard = fc.constantFrom(
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '⚽',
  'ã',
  'a\u0303',
  'e\u0301\u0323',
  '\ud83d',
  '\ude00',
  '\r\n',
  '\n',
  '\r',
  '\u0007',
  '\u2028',
  ';',
  ',',
  '\\',
  '\\n',
  ':',
  '"',
)
const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), hard), { maxLength: 40 })
  .map((parts) => parts.join(''))
const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const event: fc.Arbitrary<CalendarEvent> = fc.record({
  uid: fc.string({ minLength: 1 }),
  changedAt: instant,
  sequence: fc.nat(),
  start: instant,
  end: instant,
  isCancelled: fc.boolean(),
  summary: text,
  description: text,
  location: text,
})

/** Reads a file as a calendar does: lines joined, names apart from values, values as they were written. */
function readBack(file: string): Map<string, string>[] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const events: Map<string, string>[] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:;]*)[^:]*:([^]*)$/.exec(line) ?? []
    if (line === 'BEGIN:VEVENT') events.push(new Map())
    else events.at(-1)?.set(name, unescaped(value))
  }
  return events
}

const unescaped = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

/** Returns a text as a calendar keeps it: with one kind of break and no control signs. */
const kept = (given: string) =>
  given
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' ? sign : ''))

test('a line is cut at 75 octets between letters, and is whole again when it is joined (H2)', () => {
  fc.assert(
    fc.property(text, (given) => {
      const line = `SUMMARY:${given.replaceAll(/[\r\n]/g, '')}`
      const parts = foldLine(line).split('\r\n')
      for (const part of parts) {
        expect(octets(part)).toBeLessThanOrEqual(75)
        // A sign that was cut in two would not be well formed.
        expect(part.isWellFormed()).toBe(true)
      }
      expect(parts.map((part, at) => (at === 0 ? part : part.slice(1))).join('')).toBe(line.toWellFormed())
      expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true)
    }),
  )
})

test('a mark stays with its letter, and an emoji of several signs whole', () => {
  const letters = [...'a\u0303👨‍👩‍👧‍👦⚽'.matchAll(/a\u0303|👨‍👩‍👧‍👦|⚽/gu)].map(([letter]) => letter)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters), { maxLength: 60 }), (given) => {
      const parts = foldLine(given.join('')).split('\r\n ')
      const read = parts.flatMap((part) =>
        [...new Intl.Segmenter().segment(part)].map(({ segment }) => segment),
      )
      expect(read).toEqual(given)
    }),
  )
})

test('a letter that is longer than a line is cut between its signs', () => {
  const endless = `a${'\u0303'.repeat(200)}`
  const lines = foldLine(endless).split('\r\n')
  expect(Math.max(...lines.map(octets))).toBe(75)
  expect(lines.join('').replaceAll(' ', '')).toBe(endless)
})

test('a letter that would fill a line whole is cut too, as each line but the first begins with a space', () => {
  const letter = `a${'\u0303'.repeat(37)}`
  const lines = foldLine(`b${letter}`).split('\r\n')
  expect(octets(letter)).toBe(75)
  expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75)
  expect(lines.join('').replaceAll(' ', '')).toBe(`b${letter}`)
})

test('whatever people write, each event is read back as it was written, one line for each value (H2)', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 4 }), text, (events, name) => {
      const file = calendarFile(events, { name })
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
      const read = readBack(file)
      expect(read).toHaveLength(events.length)
      for (const [at, { summary, description, location, isCancelled, sequence }] of events.entries()) {
        expect(read[at]?.get('SUMMARY')).toBe(kept(summary))
        expect(read[at]?.get('DESCRIPTION')).toBe(kept(description))
        expect(read[at]?.get('LOCATION')).toBe(kept(location))
        expect(read[at]?.get('STATUS')).toBe(isCancelled ? 'CANCELLED' : 'CONFIRMED')
        expect(read[at]?.get('SEQUENCE')).toBe(String(sequence))
      }
      expect(calendarFile(events, { name })).toBe(file)
    }),
  )
})
