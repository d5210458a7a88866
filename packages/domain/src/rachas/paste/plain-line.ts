import { readStamp } from './chat-stamp.ts'

/** A line without what a phone puts around the words. */
export type PlainLine = {
  text: string
  /** True if it was struck out: `~Miguel~`. */
  struck: boolean
  /** True if its figures were emoji: `1️⃣`. */
  emojiDigits: boolean
}

/** Marks without a shape of their own: directions, joiners at the ends, variants of emoji. */
const invisible = /[\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]|\uFE0E|\uFE0F/g
/** Figures and letters in another dress: bold, in circles, full width. */
const dressed = /[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E\u2460-\u2473]/gu
/** A joiner that joins no two pictures. */
const loose = /\u200D(?!\p{Extended_Pictographic})/gu
/** `[x] Ana`, `[ ] Bia`: a box to tick, drawn by hand. */
const ticked = /^\s*[[(][xX✓][\])]\s*/
const unticked = /^\s*\[[ _]{0,3}\]\s*(?=\S)/
const strokes = /[\u0335\u0336]/
const emphasis = /(^|[\s([])_([^_]+)_(?=$|[\s)\]:.,])/g

/** Returns what is seen of a line: without marks of direction, with plain spaces. */
export function toShown(raw: string): string {
  return raw
    .replace(invisible, '')
    .replace(loose, '')
    .replace(/\p{Zs}/gu, ' ')
}

/** Takes a line out of its dress, and a message out of its stamp; what is left are the words, their punctuation and the emoji. */
export function toPlainLine(raw: string): PlainLine {
  const shown = toShown(raw)
  const emojiDigits = shown.includes('\u20E3') || shown.includes('🔟')
  const stamped = readStamp(shown)
  const words = (stamped && stamped.sender !== null ? stamped.said : shown)
    .replaceAll('\u20E3', '')
    .replaceAll('🔟', '10')
    .replace(dressed, (letter) => letter.normalize('NFKC'))
    .replace(/^(?:> ?)+/, '')
    .replace(ticked, '☑ ')
    .replace(unticked, '☐ ')
  const struck = strokes.test(words) || /~[^~]*\p{L}[^~]*~/u.test(words)
  const text = words
    .replace(/~([^~]+)~\s*([^\s~][^~]*)$/, '$1 - $2')
    .replaceAll(/[\u0335\u0336]/g, '')
    .replaceAll(/[*`~]/g, '')
    .replace(emphasis, '$1$2')
    .trim()
  return { text, struck, emojiDigits }
}

/** Emoji with their colours, joiners and flags. */
const pictures = /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}][\u200D]?)+/gu

/** Takes emoji out of a text, and tells which they were. */
export function withoutPictures(text: string): { text: string; pictures: string } {
  const found = text.match(pictures)?.join('') ?? ''
  return found === '' ? { text, pictures: '' } : { text: text.replace(pictures, ' '), pictures: found }
}

/** A Brazilian telephone, with or without country, brackets and dashes. */
const phones =
  /@?(?<!\d)(?:(?:\+?55[\s-]?)?(?:\(\d{2}\)|\d{2})[\s.-]?9?[\s.]?\d{4}[-\s.]?\d{4}|9\d{4}[-\s]\d{4})(?!\d)/g

/** Takes telephones out of a text: they are nobody's name, and nothing that a list should pass on. */
export function withoutPhones(text: string): { text: string; phones: number } {
  let count = 0
  const rest = text.replace(phones, () => {
    count += 1
    return ' '
  })
  return { text: rest, phones: count }
}
