/** Reads the fields of a BR Code by their ids; throws when a length does not fit. */
export function readBrCode(code: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4))
    const value = code.slice(at + 4, at + 4 + length)
    if (!/^\d{4}$/.test(code.slice(at, at + 4)) || value.length !== length)
      throw new Error(`broken at ${at}: ${code}`)
    fields.set(code.slice(at, at + 2), value)
    at += 4 + length
  }
  return fields
}

/** CRC-16/CCITT-FALSE, bit by bit: polynomial 1021, start FFFF, nothing reflected. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
