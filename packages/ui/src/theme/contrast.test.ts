/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, mix } from './contrast.ts'
import { primaries, primaryMeanings } from './primaries.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('.app-dark,')

type Tokens = Record<string, string>

function tokensOf(part: string): Tokens {
  return Object.fromEntries(
    [...part.matchAll(/(--cl-[\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

const light = tokensOf(lightCss)
const dark = { ...light, ...tokensOf(darkCss) }

/** Emerald is what `tokens.css` says; the others are what they put in its place. */
const looks = primaries.flatMap(({ id, scale }) => {
  const own = id === 'emerald' ? undefined : primaryMeanings(scale)
  const [inLight, inDark]: [Tokens, Tokens] = [
    { ...light, ...own?.light },
    { ...dark, ...own?.dark },
  ]
  return [
    { look: `${id} in light`, ink: '#10201b', share: 0.05, tokens: inLight },
    { look: `${id} in dark`, ink: '#e4f1eb', share: 0.06, tokens: inDark },
  ]
})

type Pair = [text: string, surface: string, least: number]

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-overlay']
const texts = ['text', 'text-dim', 'primary-text', 'accent-text', 'danger']
const on = (names: string[], all: string[], least: number) =>
  names.flatMap((name) => all.map((surface): Pair => [name, surface, least]))

const pairs: Pair[] = [
  ...on(texts, surfaces, 4.5),
  ...on(['line-strong', 'focus'], surfaces, 3),
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

describe.each(looks)('$look', ({ ink, share, tokens }) => {
  const hex = (name: string) => tokens[`--cl-${name}`] ?? ''

  test.each(pairs)('%s on %s is readable (%f : 1)', (text, surface, least) => {
    expect(contrast(hex(text), hex(surface))).toBeGreaterThanOrEqual(least)
  })

  test.each(on(texts, ['surface-0', 'surface-1', 'surface-overlay'], 4.5))(
    '%s on %s is readable under the pointer',
    (text, surface, least) => {
      expect(contrast(hex(text), mix(hex(surface), ink, share))).toBeGreaterThanOrEqual(least)
    },
  )
})

test('what the pointer is on is tinted as the tests above believe', () => {
  expect(lightCss).toContain('--cl-hover: rgb(16 32 27 / 0.05);')
  expect(darkCss).toContain('--cl-hover: rgb(228 241 235 / 0.06);')
})

test('in dark, what lies higher is lighter', () => {
  const page = dark['--cl-surface-0'] ?? ''
  const heights = ['--cl-surface-0', '--cl-surface-1', '--cl-surface-overlay', '--cl-surface-2']
  const steps = heights.map((name) => contrast(page, dark[name] ?? ''))
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(new Set(steps).size).toBe(heights.length)
})
