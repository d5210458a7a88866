/** A colour as it is written, and the line it stands in, from 1. */
export type Found = { colour: string; line: number }

const hex = String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b`
const call = String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^)]*\)`

/** A colour in numbers, where a value begins: `#f00`, `1px solid rgb(0 0 0 / 0.5)`. */
export const inNumbers = new RegExp(String.raw`(?<![^\s(,:'"\x60])(?:${hex}|${call})`, 'gi')

/** The names that people write; `transparent` and `currentcolor` are no colours of their own. */
export const byName =
  /(?<![\w-])(?:white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|magenta|fuchsia|pink|brown|beige|crimson|tomato|salmon)(?![\w-])/gi

/** The number of the line in which a text has come to a place. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
