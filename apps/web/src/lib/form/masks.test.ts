import { describe, expect, it } from 'vitest'
import { maskCep, maskCnpj, maskCode, maskCpf, maskDay, maskPhone } from './masks.ts'

/** Returns the value after each key. */
function typed(text: string, mask: (text: string) => string): string[] {
  const steps: string[] = []
  for (const key of text) steps.push(mask((steps.at(-1) ?? '') + key))
  return steps
}

/** Returns what is left after removing every character, one at a time. */
function takenBack(text: string, mask: (text: string) => string): string {
  let left = text
  for (let presses = 0; left !== '' && presses < 30; presses++) left = mask(left.slice(0, -1))
  return left
}

describe('masks while typing', () => {
  it.each([
    ['phone', maskPhone, '85901234567', '(85) 90123-4567'],
    ['phone of a house', maskPhone, '1133334444', '(11) 3333-4444'],
    ['CPF', maskCpf, '28001238938', '280.012.389-38'],
    ['CNPJ of figures', maskCnpj, '11222333000181', '11.222.333/0001-81'],
    ['CNPJ with letters', maskCnpj, '12abc34501de35', '12.ABC.345/01DE-35'],
    ['CEP', maskCep, '60165121', '60165-121'],
    ['day', maskDay, '08031995', '08/03/1995'],
    ['code', maskCode, '123456', '123456'],
  ])('make a %s of its figures, which can be taken back one by one', (_what, mask, figures, whole) => {
    expect(typed(figures, mask).at(-1)).toBe(whole)
    expect(mask(whole)).toBe(whole)
    expect(takenBack(whole, mask)).toBe('')
  })

  it('never end in a sign that nobody typed', () => {
    const steps = [
      ...typed('85901234567', maskPhone),
      ...typed('28001238938', maskCpf),
      ...typed('11222333000181', maskCnpj),
      ...typed('60165121', maskCep),
      ...typed('08031995', maskDay),
    ]
    expect(steps.filter((step) => !/\d$/.test(step))).toEqual([])
  })

  it.each([
    [maskPhone, '+55 (85) 90123-4567', '(85) 90123-4567'],
    [maskCpf, ' 280 012 389 38 ', '280.012.389-38'],
    [maskCnpj, ' 12.abc.345/01de-35 ', '12.ABC.345/01DE-35'],
    [maskCep, 'CEP 60.165-121', '60165-121'],
    [maskDay, '8/3/1995', '8/3/1995'],
    [maskDay, '08-03-1995', '08/03/1995'],
    [maskCode, 'Seu código é 123 456.', '123456'],
  ])('take what is pasted', (mask, pasted, shown) => expect(mask(pasted)).toBe(shown))
})
