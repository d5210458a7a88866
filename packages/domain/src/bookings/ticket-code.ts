/** The codes of tickets: five letters and numbers, or the four of older ones, which people also say without what stands before them. */
const code = /^(?:RSV[-\s]?)?([2-9A-Z]{4,5})$/u

/** Reads the code of a ticket as it was typed or scanned: `rsv-7k2q`, `7K2Q`. Null for anything else. */
export function readTicketCode(text: string): string | null {
  const found = code.exec(text.trim().toUpperCase())?.[1]
  return found === undefined ? null : `RSV-${found}`
}
