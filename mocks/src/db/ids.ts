const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function random(length: number, alphabet: string): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length))
  return Array.from(numbers, (number) => alphabet[number % alphabet.length]).join('')
}

/** An opaque id such as `bkg_7k2q…`. */
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

/** Six digits, as they stand in a mail that confirms an e-mail. */
export function newCode(): string {
  return random(6, '0123456789')
}
