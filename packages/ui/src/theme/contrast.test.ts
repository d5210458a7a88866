import { expect, test } from 'vitest'
import { presetIds, primaryIds, surfaceIds } from './choices.ts'
import { contrast, mix } from './contrast.ts'
import { surfaceMeanings } from './looks.ts'
import { presets } from './presets.ts'
import { primaries, primaryMeanings } from './primaries.ts'
import { type Tokens, tokens } from './read-tokens.ts'
import { surfaces } from './surfaces.ts'

/**
 * All combinations of primary colour and surface. Emerald on greenish grey is `tokens.css` itself; the others replace
 * some of its tokens.
 */
const looks = primaries.flatMap((primary) =>
  surfaces.flatMap(({ id, turned }) => {
    const colour = primary.id === 'emerald' ? undefined : primaryMeanings(primary.scale)
    const ground = turned ? surfaceMeanings(tokens, turned) : undefined
    const light: Tokens = { ...tokens.light, ...colour?.light, ...ground?.light }
    const dark: Tokens = {
      ...tokens.light,
      ...tokens.dark,
      ...colour?.dark,
      ...ground?.dark,
    }
    return [
      { look: `${primary.id} on ${id} in light`, share: 0.05, tokens: light },
      { look: `${primary.id} on ${id} in dark`, share: 0.06, tokens: dark },
    ]
  }),
)

type Pair = [text: string, surface: string, least: number]

const grounds = ['surface-0', 'surface-1', 'surface-2', 'surface-overlay']
const texts = ['text', 'text-dim', 'primary-text', 'accent-text', 'danger']
const on = (names: string[], all: string[], least: number) =>
  names.flatMap((name) => all.map((surface): Pair => [name, surface, least]))

const pairs: Pair[] = [
  ...on(texts, grounds, 4.5),
  ...on(['line-strong', 'focus'], grounds, 3),
  ...on(['primary', 'brand'], ['surface-0', 'surface-1', 'surface-overlay'], 3),
  ['on-brand', 'brand', 3],
  ['on-brand', 'brand-light', 3],
  ['on-brand', 'brand-deep', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-primary-soft', 'primary-soft', 4.5],
  ['on-primary-soft', 'primary-soft-hover', 4.5],
  ['primary-text', 'primary-soft', 4.5],
  ['text', 'primary-soft', 4.5],
  ['text', 'primary-soft-hover', 4.5],
  ['text-dim', 'primary-soft', 4.5],
  ['focus', 'primary-soft', 3],
  ['accent-text', 'accent-soft', 4.5],
  ['text', 'accent-soft', 4.5],
  ['text-dim', 'accent-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['text', 'danger-soft', 4.5],
]

/** Returns the text's colour, which tints what the pointer is on. */
const inkOf = (look: Tokens) => look['--cl-text'] ?? ''

test.each(looks)('$look: everything can be read (F2)', ({ share, tokens: look }) => {
  const hex = (name: string) => look[`--cl-${name}`] ?? ''
  const said = ([text, surface, least]: Pair, under: string) => {
    const found = contrast(hex(text), under)
    return found >= least ? [] : [`${text} on ${surface}: ${found.toFixed(2)}, not ${least}`]
  }
  const plain = pairs.flatMap((pair) => said(pair, hex(pair[1])))
  const pointed = on(texts, ['surface-0', 'surface-1', 'surface-overlay'], 4.5).flatMap((pair) =>
    said(pair, mix(hex(pair[1]), inkOf(look), share)),
  )
  expect([...plain, ...pointed]).toEqual([])
})

test.each(looks)('$look: what is tinted is tinted by the text’s colour', ({ tokens: look }) => {
  const channels = [1, 3, 5].map((from) => Number.parseInt(inkOf(look).slice(from, from + 2), 16))
  expect(look['--cl-ink']).toBe(channels.join(' '))
})

test('what the pointer is on is tinted as the tests above believe', () => {
  expect(tokens.text.light).toContain('--cl-hover: rgb(var(--cl-ink) / 0.05);')
  expect(tokens.text.dark).toContain('--cl-hover: rgb(var(--cl-ink) / 0.06);')
})

test.each(surfaces)('in dark, what lies higher is lighter ($id)', ({ turned }) => {
  const dark = turned ? surfaceMeanings(tokens, turned).dark : tokens.dark
  const page = dark['--cl-surface-0'] ?? ''
  const heights = ['--cl-surface-0', '--cl-surface-1', '--cl-surface-overlay', '--cl-surface-2']
  const steps = heights.map((name) => contrast(page, dark[name] ?? ''))
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(new Set(steps).size).toBe(heights.length)
})

test.each([
  ['primary', primaryIds, primaries],
  ['surface', surfaceIds, surfaces],
  ['preset', presetIds, presets],
] as const)('every %s that can be chosen is there, by a name of its own (F2)', (_what, ids, all) => {
  expect(all.map(({ id }) => id)).toEqual(ids)
  expect(new Set(all.map(({ name }) => name)).size).toBe(ids.length)
})

test.each(surfaces)('$id stands in a choice by its line (F2)', ({ turned, swatch }) => {
  const light = turned ? surfaceMeanings(tokens, turned).light : tokens.light
  expect(swatch).toBe(light['--cl-line-strong'])
})

test('no preset makes a touch target smaller than 44 px (F2)', () => {
  expect(tokens.text.light).toContain('--cl-touch: 2.75rem;')
  const touches = presets.map(({ tokens: own }) =>
    Object.entries(own).find(([name]) => name === '--cl-touch'),
  )
  for (const touch of touches) expect(Number.parseFloat(touch?.[1] ?? '2.75')).toBeGreaterThanOrEqual(2.75)
})
