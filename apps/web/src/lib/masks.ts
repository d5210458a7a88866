import { phoneDigits } from '@campo-livre/domain/users/phone.ts'

/** `85901` → `(85) 901`, up to `(85) 90123-4567`. Nothing stands after the last figure, so that it can be taken back. */
export function maskPhone(text: string): string {
  const digits = phoneDigits(text).slice(0, 11)
  if (digits.length < 3) return digits === '' ? '' : `(${digits}`
  const number = digits.slice(2)
  const split = number.length > 8 ? 5 : 4
  const tail = number.length > split ? `-${number.slice(split)}` : ''
  return `(${digits.slice(0, 2)}) ${number.slice(0, split)}${tail}`
}

/** `28001238938` → `280.012.389-38`, as far as it is typed. */
export function maskCpf(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 11)
  return digits
    .replace(/^(\d{3})(?=\d)/, '$1.')
    .replace(/\.(\d{3})(?=\d)/, '.$1.')
    .replace(/(\.\d{3}\.\d{3})(?=\d)/, '$1-')
}

/** `08031995` → `08/03/1995`, as far as it is typed; what has slashes of its own is left as it is. */
export function maskDay(text: string): string {
  if (/^\d\/|\/\d\//.test(text)) return text
  const digits = text.replace(/\D/g, '').slice(0, 8)
  return digits.replace(/^(\d{2})(?=\d)/, '$1/').replace(/^(\d{2}\/\d{2})(?=\d)/, '$1/')
}

/** The first six figures of whatever was pasted. */
export function maskCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6)
}
