/** The words by which a framework's own English, or a program's, is known. */
const ENGLISH =
  /\b(the|is|are|was|must|be|not|invalid|required|expected|received|unauthenticated|unauthorized|forbidden|attempts|found|server|internal)\b/i
const INSIDES = /\bat \S+ \(|\.(ts|js|php):\d+|Error:|Exception|stack/

/** Whether a person can read it: Portuguese, not a word of a program. What went well is told without a full stop too (E9). */
export function isReadable(text: unknown): boolean {
  return typeof text === 'string' && /^\p{Lu}/u.test(text) && !ENGLISH.test(text) && !INSIDES.test(text)
}

/** The same, as a whole sentence. */
export function isSentence(text: unknown): boolean {
  return isReadable(text) && /[.!?]$/.test(String(text))
}
