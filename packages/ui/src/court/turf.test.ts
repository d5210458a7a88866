/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, mix } from '../theme/contrast.ts'

const css = readFileSync(new URL('./turf.css', import.meta.url), 'utf8')
const [day = '', night = ''] = css.split('.app-dark .cl-turf {')

/** Returns the colour of the lighter stripe where all lights of the rule fall on it at their strongest. */
function brightest(rule: string): string {
  const stripe = /--turf-2: (#[\da-f]{6})/.exec(rule)?.[1] ?? ''
  const lights = [...rule.matchAll(/radial-gradient\([^)]*?rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g)]
  return lights.reduce((lit, [, r, g, b, alpha]) => {
    const hex = [r, g, b].map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')
    return mix(lit, `#${hex}`, Number(alpha))
  }, stripe)
}

test.each([
  ['by day', day],
  ['at night', night],
])('white text on turf is readable everywhere, %s', (_when, rule) => {
  expect(contrast('#ffffff', brightest(rule))).toBeGreaterThanOrEqual(4.5)
})
