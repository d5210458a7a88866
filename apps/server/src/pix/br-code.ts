/** Returns the fields of a BR Code, or of one of its parts, by their ids. */
export function brCodeFields(code: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at + 4 <= code.length;) {
    const length = Number(code.slice(at + 2, at + 4))
    fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

/** Returns a field of a BR Code: its id, its length, its value. */
export const brCodeField = (id: string, value: string) =>
  `${id}${String(value.length).padStart(2, '0')}${value}`

/** Returns a code with its check at the end: CRC-16/CCITT-FALSE over all before it. */
export function withCheck(fields: string): string {
  const text = `${fields}6304`
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000) === 0 ? (crc << 1) & 0xffff : ((crc << 1) ^ 0x1021) & 0xffff
  }
  return `${text}${crc.toString(16).toUpperCase().padStart(4, '0')}`
}
