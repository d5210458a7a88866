import * as z from 'zod/mini'

/** Returns the last digit of an EAN whose other digits are given: the weighted sum with it is a multiple of ten. */
export function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** Returns whether a text is a bar code of a product: an EAN of 8, 12, 13 or 14 digits whose last one fits. */
export function isEan(text: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(text) && checkDigit(text.slice(0, -1)) === Number(text.at(-1))
}

/** A bar code as it is entered; empty for none. */
export const eanInputSchema = z.string().check(
  z.trim(),
  z.maxLength(14, 'Um código de barras tem até 14 números.'),
  z.refine(
    (text) => text === '' || isEan(text),
    'Esse código não fecha. Confira os números, do primeiro ao último.',
  ),
)
