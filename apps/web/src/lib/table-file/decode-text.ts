/** Returns the texts that the bytes of a file can be: UTF-8 where they are valid, UTF-16 where they may be, Windows-1252. */
export function possibleTexts(bytes: ArrayBuffer): string[] {
  const hasZeros = new Uint8Array(bytes).subarray(0, 1000).includes(0)
  const encodings = hasZeros ? ['utf-16le', 'utf-16be'] : ['utf-8', 'windows-1252']
  return encodings.flatMap((encoding) => {
    try {
      return [new TextDecoder(encoding, { fatal: true }).decode(bytes)]
    } catch {
      return []
    }
  })
}
