import { readAbout, readHeading } from './read-heading.ts'
import { isEntry, type SourceLine } from './source-lines.ts'

/** Returns lines in which the price that the list tells is said no more behind a name: `Ana 15`, `Bete R$ 15,00 ✅`. */
export function withoutPrice(sources: readonly SourceLine[]): readonly SourceLine[] {
  const told = sources.filter(
    ({ plain, number, section }) =>
      section === null && !(number && isEntry(number)) && readHeading(plain.text) !== null,
  )
  const { priceCents } = readAbout({ heading: told.map(({ raw }) => raw), remarks: null })
  if (priceCents === null) return sources
  const behind = behindName(priceCents)
  return sources.map((source) => {
    if (told.includes(source)) return source
    const { plain, number } = source
    const text = plain.text.replace(behind, '$1')
    if (text === plain.text) return source
    return {
      ...source,
      plain: { ...plain, text },
      number: number && { ...number, rest: number.rest.replace(behind, '$1') },
    }
  })
}

/** The price behind a letter, before the end, a mark or a word that says it is paid. */
function behindName(cents: number): RegExp {
  const [reais, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')]
  const figures = rest === '00' ? `${reais}(?:[.,]00)?` : `${reais}[.,]${rest}`
  return new RegExp(
    `(\\p{L}[^\\d]*?)[\\s\\-–—:=]+(?:r\\$ ?)?${figures}(?: reais| conto)?(?=\\s*(?:$|[^\\p{L}\\d\\s:.,/]|pag|pg|pix|ok))`,
    'iu',
  )
}
