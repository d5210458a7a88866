/**
 * Returns a token that can be sent in a header (D2): visible ASCII, no gaps. Null for anything else, an empty text too:
 * a line break in a header would make every request fail before it is sent.
 */
export function readToken(value: unknown): string | null {
  const token = typeof value === 'string' ? value.trim() : ''
  return /^[!-~]+$/.test(token) ? token : null
}
