import '@campo-livre/ui/styles/base.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const errors: string[] = []

/** What the browser's console reports as an error fails the test that caused it. */
beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '))
  })
})

afterEach(() => {
  expect(errors).toEqual([])
})
