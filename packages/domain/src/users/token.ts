/**
 * A token as it may be sent in a header (D2): visible ASCII, no gaps. Anything else, an empty text too, is no token:
 * a line break in one would make every request fail before it leaves.
 */
export function readToken(value: unknown): string | null {
  const token = typeof value === 'string' ? value.trim() : ''
  return /^[!-~]+$/.test(token) ? token : null
}
