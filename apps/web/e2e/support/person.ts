import { expect, type Locator, type Page } from '@playwright/test'

/** Seconds of the keystroke-level model (Card, Moran and Newell, 1980): what a practised person takes for each part. */
const SECONDS = { think: 1.35, point: 1.1, press: 0.2, letter: 0.28 } as const

/** Somebody who uses a page with pointer and keys, and what it costs them. */
export type Person = ReturnType<typeof somebody>

/**
 * Returns a person who clicks and types, each an interaction. `seconds` is the time that the keystroke-level
 * model gives them for it, so it is the same on every machine; what the page takes to answer is not in it.
 */
export function somebody() {
  let interactions = 0
  let seconds = 0
  const act = (letters: number) => {
    interactions += 1
    seconds += SECONDS.think + SECONDS.point + SECONDS.press + letters * SECONDS.letter
  }
  return {
    click: async (target: Locator) => {
      act(0)
      await target.click()
    },
    type: async (target: Locator, text: string) => {
      act(text.length)
      await target.click()
      await target.pressSequentially(text)
      // A field that sends itself once it is full may be gone by now.
      await expect
        .poll(() =>
          target.evaluateAll((fields) => fields.every((field) => 'value' in field && field.value !== '')),
        )
        .toBe(true)
    },
    /** Presses keys one after the other, wherever the focus is. */
    press: async (page: Page, keys: readonly string[]) => {
      interactions += 1
      seconds += SECONDS.think + keys.length * SECONDS.letter
      for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key)
    },
    cost: () => ({ interactions, seconds }),
  }
}
