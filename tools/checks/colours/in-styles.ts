import { byName, type Found, inNumbers, lineAt } from './literal.ts'

const comments = /\/\*[\s\S]*?\*\//g
/**
 * A property and its value, up to the semicolon or the end of the rule. Masks are left out: only their opacity shows.
 */
const declaration = /(?<![\w-])(?!-?[\w-]*mask)(--)?[a-z][\w-]*\s*:\s*(?<value>[^;{}]+)(?=[;}])/gi

/** Finds the colours of a stylesheet that are not tokens. */
export function coloursInStyles(css: string): Found[] {
  const text = css.replace(comments, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return [...text.matchAll(declaration)].flatMap((each) => {
    const value = each.groups?.value ?? ''
    const start = each.index + each[0].length - value.length
    return [inNumbers, byName].flatMap((pattern) =>
      [...value.matchAll(pattern)].map(({ 0: colour, index }) => ({
        colour,
        line: lineAt(text, start + index),
      })),
    )
  })
}
