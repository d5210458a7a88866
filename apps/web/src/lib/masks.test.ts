import { describe, expect, it } from 'vitest'
import { maskCode, maskCpf, maskDay, maskPhone } from './masks.ts'

/** What stands in the field after each key. */
function typed(text: string, mask: (text: string) => string): string[] {
  const steps: string[] = []
  for (const key of text) steps.push(mask((steps.at(-1) ?? '') + key))
  return steps
}

/** What is left after taking back every figure, one at a time. */
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
      ...typed('08031995', maskDay),
    ]
    expect(steps.filter((step) => !/\d$/.test(step))).toEqual([])
  })

  it.each([
    [maskPhone, '+55 (85) 90123-4567', '(85) 90123-4567'],
    [maskCpf, ' 280 012 389 38 ', '280.012.389-38'],
    [maskDay, '8/3/1995', '8/3/1995'],
    [maskDay, '08-03-1995', '08/03/1995'],
    [maskCode, 'Seu código é 123 456.', '123456'],
  ])('take what is pasted', (mask, pasted, shown) => expect(mask(pasted)).toBe(shown))
})
