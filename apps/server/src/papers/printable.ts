/** The letters of the standard fonts of a PDF beside those of Latin-1 (Windows-1252). */
const MORE = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

const isLetter = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa1 && code <= 0xff && code !== 0xad) || MORE.has(letter)
}

/** Signs that look like one that the fonts have. */
const alike: Readonly<Record<string, string>> = {
  '−': '–',
  '\u00a0': ' ',
  '\u202f': ' ',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
}

/** Returns a text in the letters that every reader of PDFs can show: what has none of its own stands without its accent, or is left out. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'))
    .flatMap((letter) => {
      const known = alike[letter] ?? letter
      return isLetter(known) ? [known] : Array.from(known.normalize('NFD')).filter(isLetter)
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
