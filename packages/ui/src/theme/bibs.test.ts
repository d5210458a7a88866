import { bibs } from '@campo-livre/domain/rachas/bibs.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lookApart, visions } from './colour-vision.ts'
import { contrast } from './contrast.ts'
import { tokens } from './read-tokens.ts'

const css = readFileSync(new URL('./bibs.css', import.meta.url), 'utf8')
const all = new Map(
  [...css.matchAll(/--cl-([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex = '']) => [name, hex]),
)
const hex = (name: string) => all.get(name) ?? ''
const pairs = bibs.flatMap(({ id }, at) => bibs.slice(at + 1).map((other) => [id, other.id] as const))

test.each(visions)('bibs are told apart by colour, seen as %s (N3)', (vision) => {
  const near = pairs.filter(
    ([one, other]) => lookApart(hex(`bib-${one}`), hex(`bib-${other}`), vision) < 0.12,
  )
  expect(near).toEqual([])
  const [first, second] = bibs
  expect(lookApart(hex(`bib-${first.id}`), hex(`bib-${second.id}`), vision)).toBeGreaterThan(0.25)
})

test('colours are as far apart as they look', () => {
  expect(lookApart('#000000', '#ffffff', 'full')).toBeCloseTo(1, 2)
  expect(lookApart('#b00000', '#b00000', 'deutan')).toBe(0)
  // Red and green of one lightness, which many take for each other.
  expect(lookApart('#c0392b', '#5f8a00', 'full')).toBeGreaterThan(0.25)
  expect(lookApart('#c0392b', '#6f7a00', 'deutan')).toBeLessThan(0.12)
})

test.each(bibs)(
  'what stands on the bib $id can be read, and the bib is seen in both schemes (N3)',
  ({ id }) => {
    expect(contrast(hex(`on-bib-${id}`), hex(`bib-${id}`))).toBeGreaterThanOrEqual(4.5)
    for (const scheme of [tokens.light, tokens.dark]) {
      const ground = scheme['--cl-surface-1'] ?? ''
      const line = scheme['--cl-line-strong'] ?? ''
      // By itself, or by the line around it.
      const most = Math.max(contrast(hex(`bib-${id}`), ground), contrast(line, ground))
      expect(most).toBeGreaterThanOrEqual(3)
    }
  },
)
