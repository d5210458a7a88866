/** Words that betray a framework's English or a program's internals. */
const ENGLISH =
  /\b(the|is|are|was|must|be|not|invalid|required|expected|received|unauthenticated|unauthorized|forbidden|attempts|found|server|internal)\b/i
const INSIDES = /\bat \S+ \(|\.(ts|js|php):\d+|Error:|Exception|stack/

/** Returns whether a text is for people: Portuguese, without internals. Messages of success need no full stop (E9). */
export function isReadable(text: unknown): boolean {
  return typeof text === 'string' && /^\p{Lu}/u.test(text) && !ENGLISH.test(text) && !INSIDES.test(text)
}

/** Returns whether a text is for people and a whole sentence. */
export function isSentence(text: unknown): boolean {
  return isReadable(text) && /[.!?]$/.test(String(text))
}
