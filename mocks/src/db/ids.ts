const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function random(length: number, alphabet: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** An opaque id such as `bkg_7k2q…`; 32 letters, so that every byte falls on one of them evenly. */
export function newId(prefix: string): string {
  return `${prefix}_${random(20, letters).toLowerCase()}`
}

/** A bearer token: 200 bits that say nothing. */
export function newToken(): string {
  return random(40, letters).toLowerCase()
}

/**
 * A booking's human code, `RSV-7K2Q`, without letters that look like figures; `taken` tells which are in
 * use.
 */
export function newBookingCode(taken: (code: string) => boolean): string {
  for (;;) {
    const code = `RSV-${random(4, letters)}`
    if (!taken(code)) return code
  }
}
