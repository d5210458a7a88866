/** A colour as written in the source, and its line, from 1. */
export type Found = { colour: string; line: number }

const hex = String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b`
const call = String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^)]*\)`

/** A colour in numbers at the beginning of a value or of a part of it: `#f00`, `1px solid rgb(0 0 0 / 0.5)`. */
export const inNumbers = new RegExp(String.raw`(?<![^\s(,:'"\x60])(?:${hex}|${call})`, 'gi')

/** The common named colours; `transparent` and `currentcolor` are allowed. */
export const byName =
  /(?<![\w-])(?:white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|magenta|fuchsia|pink|brown|beige|crimson|tomato|salmon)(?![\w-])/gi

/** Returns the line, from 1, of a position in a text. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
