import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { cutText } from './cut-text.ts'

/**
 * Makes the page as wide as given, in px, and fails when something stays cut off or keeps sticking out. The page is laid
 * out for its width with the next frame, and some of it later.
 */
export async function expectNothingCutAt(width: number): Promise<void> {
  await page.viewport(width, 800)
  await new Promise(requestAnimationFrame)
  expect(window.innerWidth).toBe(width)
  await expect.poll(() => cutText(document), { message: `at ${width} px` }).toEqual([])
}
