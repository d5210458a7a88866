import { expect, type Locator, type Page } from '@playwright/test'

/** The greatest number of stops on a screen. */
const FAR = 200

/** Presses Tab until the target has the focus, and checks that the focus is visible; fails when it is out of reach. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < FAR; stops += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) break
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
}

/** Goes to the target by Tab and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes to the target by Tab and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
