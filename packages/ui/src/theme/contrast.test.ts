/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('.app-dark,')

function tokensOf(part: string): Map<string, string> {
  return new Map(
    [...part.matchAll(/(--cl-[\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ['surface-0', 'surface-1', 'surface-2']
const texts = ['text', 'text-dim', 'primary-text', 'accent-text', 'danger']
const pairs: [string, string, number][] = [
  ...texts.flatMap((text) => surfaces.map((surface): [string, string, number] => [text, surface, 4.5])),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-primary-soft', 'primary-soft', 4.5],
  ['on-primary-soft', 'primary-soft-hover', 4.5],
  ['primary-text', 'primary-soft', 4.5],
  ['text', 'primary-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['accent-text', 'accent-soft', 4.5],
  ['text', 'accent-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['on-danger', 'danger', 4.5],
  ['line-strong', 'surface-0', 3],
  ['line-strong', 'surface-1', 3],
  ['focus', 'surface-0', 3],
  ['focus', 'surface-2', 3],
]

describe.each([
  ['light', tokensOf(lightCss)],
  ['dark', tokensOf(darkCss)],
] as const)('in %s', (_scheme, tokens) => {
  test.each(pairs)('%s on %s is readable (%f : 1)', (text, surface, least) => {
    const [a, b] = [tokens.get(`--cl-${text}`), tokens.get(`--cl-${surface}`)]
    expect(a && b).toBeTruthy()
    expect(contrast(a ?? '', b ?? '')).toBeGreaterThanOrEqual(least)
  })
})
