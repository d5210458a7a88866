import { sports } from '@campo-livre/domain/fields/sports.ts'
import { describe, expect, test } from 'vitest'
import { mirrored, type Shape } from '../shapes.ts'
import { markingsOf } from './markings-of.ts'

const sizes = {
  society: [50, 30],
  futsal: [40, 20],
  football: [105, 68],
  'beach-tennis': [16, 8],
  volleyball: [18, 9],
  footvolley: [18, 9],
  padel: [20, 10],
  tennis: [23.77, 10.97],
  basketball: [28, 15],
  handball: [40, 20],
} as const

function pointsOf(shape: Shape): [number, number][] {
  if (shape.kind === 'line')
    return [
      [shape.x1, shape.y1],
      [shape.x2, shape.y2],
    ]
  if (shape.kind === 'rect')
    return [
      [shape.x, shape.y],
      [shape.x + shape.width, shape.y + shape.height],
    ]
  return Array.from({ length: 41 }, (_, step): [number, number] => {
    const angle = ((shape.from + ((shape.to - shape.from) * step) / 40) * Math.PI) / 180
    return [shape.cx + shape.radius * Math.cos(angle), shape.cy + shape.radius * Math.sin(angle)]
  })
}

/** Returns a key for the place of a shape, the same in whichever direction it was written. */
function keyOf(shape: Shape): string {
  const whole = shape.kind === 'arc' && shape.to - shape.from >= 360
  const points = whole ? [[shape.cx, shape.cy] as const] : pointsOf(shape)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return `${shape.kind} ${box.map((value) => Math.round(value * 100) || 0).join(' ')}`
}

describe.each(sports)('%s', (sport) => {
  const [length, width] = sizes[sport]
  const markings = markingsOf(sport, 'hard', length, width)

  test('keeps every line inside the court', () => {
    for (const [x, y] of markings.lines.flatMap(pointsOf)) {
      expect(Math.abs(x)).toBeLessThanOrEqual(markings.length / 2 + 0.001)
      expect(Math.abs(y)).toBeLessThanOrEqual(markings.width / 2 + 0.001)
    }
  })

  test('is the same at both ends', () => {
    const keys = new Set(markings.lines.map(keyOf))
    for (const shape of markings.lines) expect(keys).toContain(keyOf(mirrored(shape)))
  })

  test('has its regulation size', () => {
    expect(markings.length).toBeCloseTo(length)
    expect(markings.width).toBeCloseTo(width)
  })

  test('stays inside a field of half the size, either way round', () => {
    const small = markingsOf(sport, 'hard', width / 2, length / 2)
    expect(small.length).toBeLessThanOrEqual(length / 2 + 0.001)
    for (const [x, y] of small.lines.flatMap(pointsOf)) {
      expect(Math.abs(x)).toBeLessThanOrEqual(length / 4 + 0.001)
      expect(Math.abs(y)).toBeLessThanOrEqual(width / 4 + 0.001)
    }
  })
})

/** Returns the distances, in metres, of the points of all lines from the right end line. */
function depths(sport: keyof typeof sizes): number[] {
  const [length, width] = sizes[sport]
  const { lines } = markingsOf(sport, 'hard', length, width)
  return lines.flatMap(pointsOf).map(([x]) => length / 2 - x)
}

describe('distances from the end line', () => {
  test.each([
    ['football', [16.5, 5.5, 20.15]],
    ['society', [8, 11]],
    ['futsal', [6]],
    ['handball', [6, 7, 4]],
    ['basketball', [5.8, 2.99, 8.325, 2.825]],
    ['volleyball', [6, 9]],
    ['padel', [3.05, 2.85]],
    ['tennis', [5.49, 0.1]],
  ] as const)('%s', (sport, expected) => {
    for (const distance of expected) {
      expect(Math.min(...depths(sport).map((depth) => Math.abs(depth - distance)))).toBeLessThan(0.006)
    }
  })
})

test('volleyball on sand has no attack lines and measures 16 × 8', () => {
  const { lines, length, width } = markingsOf('volleyball', 'sand', 18, 9)
  expect(lines).toHaveLength(1)
  expect([length, width]).toEqual([16, 8])
})
