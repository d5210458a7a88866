import { expect, test } from 'vitest'
import { type Burst, readKey } from './scan.ts'

const keysOf = (text: string) => Array.from(text)

/** Types keys, so many milliseconds apart, and returns the codes that were read. */
function typed(keys: readonly string[], apart: number): string[] {
  let burst: Burst | null = null
  const codes: string[] = []
  keys.forEach((key, index) => {
    const next = readKey(burst, { key, at: index * apart })
    burst = next.burst
    if (next.code !== null) codes.push(next.code)
  })
  return codes
}

test('figures in a burst that Enter ends are a barcode', () => {
  expect(typed([...keysOf('7891234567895'), 'Enter'], 8)).toEqual(['7891234567895'])
  expect(typed([...keysOf('78912342'), 'Enter', ...keysOf('7891234567895'), 'Enter'], 35)).toEqual([
    '78912342',
    '7891234567895',
  ])
})

test('what a person types is none, however long', () => {
  expect(typed([...keysOf('7891234567895'), 'Enter'], 36)).toEqual([])
})

test('letters, few figures, or no Enter are none', () => {
  expect(typed([...keysOf('cerveja12'), 'Enter'], 8)).toEqual([])
  expect(typed([...keysOf('1234567'), 'Enter'], 8)).toEqual([])
  expect(typed(keysOf('7891234567895'), 8)).toEqual([])
  expect(typed([...keysOf('789'), 'Tab', ...keysOf('1234567'), 'Enter'], 8)).toEqual([])
})

test('a burst after what a person typed is read alone', () => {
  let burst: Burst | null = null
  for (const [index, key] of keysOf('12').entries()) burst = readKey(burst, { key, at: index * 200 }).burst
  const keys = [...keysOf('7891234567895'), 'Enter']
  const last = keys.map((key, index) => {
    const next = readKey(burst, { key, at: 1000 + index * 8 })
    burst = next.burst
    return next.code
  })
  expect(last.at(-1)).toBe('7891234567895')
})
