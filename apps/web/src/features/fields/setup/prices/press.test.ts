import { expect, test } from 'vitest'
import { beginPress, movePress } from './press.ts'

const at = (x: number, y: number) => ({ x, y })

test.each(['mouse', 'pen'])('a %s draws at once, wherever it goes', (type) => {
  const press = beginPress(type, at(0, 0))
  expect(press.state).toBe('painting')
  expect(movePress(press, at(300, 300))).toBe(press)
})

test('a finger rests first: it may tremble, and an early movement scrolls', () => {
  const press = beginPress('touch', at(100, 100))
  expect(press.state).toBe('resting')
  expect(movePress(press, at(104, 106))).toBe(press)
  expect(movePress(press, at(100, 109))).toBeNull()
})

test('a finger that has rested draws', () => {
  const press = { ...beginPress('touch', at(100, 100)), state: 'painting' as const }
  expect(movePress(press, at(100, 300))).toBe(press)
})
