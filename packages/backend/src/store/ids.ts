import { drawNumbers } from '../ports/random.ts'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function random(length: number, alphabet: string): string {
  return Array.from(drawNumbers(length), (number) => alphabet[number % alphabet.length]).join('')
}

/** Returns a new opaque id such as `bkg_7k2q…`. */
export function newId(prefix: string): string {
  return `${prefix}_${random(20, letters).toLowerCase()}`
}

/** Returns a new bearer token: 200 random bits. */
export function newToken(): string {
  return random(40, letters).toLowerCase()
}

/**
 * Returns a new code of a booking, `RSV-7K2QM`, one of 33 million, without letters that look like figures; `taken` tells which are in use.
 */
export function newBookingCode(taken: (code: string) => boolean): string {
  return newSpokenCode('RSV', taken)
}

/** Returns a new code of a tab, `CMD-7K2QM`. */
export function newTabCode(taken: (code: string) => boolean): string {
  return newSpokenCode('CMD', taken)
}

/** Returns a new code of a racha, `RCH-7K2QM`. */
export function newRachaCode(taken: (code: string) => boolean): string {
  return newSpokenCode('RCH', taken)
}

/** Returns a new code of a bill, `CTA-7K2QM`. */
export function newSplitCode(taken: (code: string) => boolean): string {
  return newSpokenCode('CTA', taken)
}

function newSpokenCode(prefix: string, taken: (code: string) => boolean): string {
  for (;;) {
    const code = `${prefix}-${random(5, letters)}`
    if (!taken(code)) return code
  }
}

/** Returns the end of a new address of a card: short enough to be read aloud, and not to be guessed. */
export function newCardHandle(): string {
  return random(12, letters).toLowerCase()
}

/** Returns a new code of six digits, as mails have it that confirm an e-mail. */
export function newCode(): string {
  return random(6, '0123456789')
}
