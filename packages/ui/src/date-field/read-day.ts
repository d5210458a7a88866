const written = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$|^(\d{2})(\d{2})(\d{4})$/

/**
 * A day as people type it (`21/11/2026`, `1-2-2027`, or `21112026` on a keypad without a slash) → `YYYY-MM-DD`; null
 * while it is not whole, and for what is no day.
 */
export function readDay(text: string): string | null {
  const match = written.exec(text.trim())
  if (!match) return null
  const [day = '', month = '', year = ''] = match.slice(1).filter(Boolean)
  const whole = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${whole}T00:00:00Z`)
  // 31/02 would be read as 3 March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== whole ? null : whole
}
