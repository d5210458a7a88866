import { phoneDigits } from '@campo-livre/domain/users/phone.ts'

/**
 * Masks a phone number: `85901` → `(85) 901`, up to `(85) 90123-4567`. Nothing follows the last digit, so that it can
 * be removed.
 */
export function maskPhone(text: string): string {
  const digits = phoneDigits(text).slice(0, 11)
  if (digits.length < 3) return digits === '' ? '' : `(${digits}`
  const number = digits.slice(2)
  const split = number.length > 8 ? 5 : 4
  const tail = number.length > split ? `-${number.slice(split)}` : ''
  return `(${digits.slice(0, 2)}) ${number.slice(0, split)}${tail}`
}

/** Masks a CPF, complete or not: `28001238938` → `280.012.389-38`. */
export function maskCpf(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 11)
  return digits
    .replace(/^(\d{3})(?=\d)/, '$1.')
    .replace(/\.(\d{3})(?=\d)/, '.$1.')
    .replace(/(\.\d{3}\.\d{3})(?=\d)/, '$1-')
}

/** Masks a CNPJ, complete or not: `12abc34501de35` → `12.ABC.345/01DE-35`; since July 2026 it may have letters. */
export function maskCnpj(text: string): string {
  const signs = text
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, 14)
  return signs
    .replace(/^(\w{2})(?=\w)/, '$1.')
    .replace(/^(.{3}\w{3})(?=\w)/, '$1.')
    .replace(/^(.{7}\w{3})(?=\w)/, '$1/')
    .replace(/^(.{11}\w{4})(?=\w)/, '$1-')
}

/** Masks a CEP, complete or not: `60165121` → `60165-121`. */
export function maskCep(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8)
  return digits.replace(/^(\d{5})(?=\d)/, '$1-')
}

/** Masks a date, complete or not: `08031995` → `08/03/1995`; a text with its own slashes stays as it is. */
export function maskDay(text: string): string {
  if (/^\d\/|\/\d\//.test(text)) return text
  const digits = text.replace(/\D/g, '').slice(0, 8)
  return digits.replace(/^(\d{2})(?=\d)/, '$1/').replace(/^(\d{2}\/\d{2})(?=\d)/, '$1/')
}

/** Returns the first six digits of a text. */
export function maskCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6)
}
