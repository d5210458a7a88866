import type { Page } from '@playwright/test'
import { FIELD, signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

/** Opens the calendar of tomorrow at one field, as the arena. */
async function openCalendar(page: Page): Promise<void> {
  await page.goto('/login')
  await signIn(page, 'empresa@campolivre.test')
  await expect(page.getByRole('heading', { level: 1, name: 'Painel Principal' })).toBeVisible()
  await page.goto('/company/bookings?campo=fld-arena-beira-mar-campo-norte')
  await page.getByRole('link', { name: 'Próximo dia' }).click()
  await expect(page.getByText(/^Amanhã, /)).toBeVisible()
}

const blocks = (page: Page) => page.getByRole('group', { name: FIELD }).getByRole('button')
const hours = async (page: Page) => (await blocks(page).allTextContents()).map((words) => words.trim())

/** Moves the last booking of the day by an hour with the keyboard, or to the first time that is offered instead. */
async function moveLast(page: Page): Promise<void> {
  await blocks(page).last().focus()
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  const told = page.getByText(/ agora em /)
  const refused = page.getByRole('group', { name: 'Outros horários' })
  await expect(told.or(refused)).toBeVisible()
  if (await refused.isVisible()) await refused.getByRole('button').first().click()
  await expect(told).toBeVisible()
}

/** Lets nothing be asked every ten seconds: what a page then shows it was told of. */
const withoutPolls = (page: Page) =>
  page.addInitScript(() => {
    const every = window.setInterval.bind(window)
    window.setInterval = ((task: () => void, ms?: number) =>
      ms === 10_000 ? 0 : every(task, ms)) as typeof window.setInterval
  })

test(
  'what a colleague moves shows in the other calendar as soon as it is stored, without a poll (H2)',
  { tag: '@server' },
  async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const colleague = await other.newPage()
    await withoutPolls(colleague)
    await openCalendar(page)
    await openCalendar(colleague)
    // The stream opens once the page has what it shows.
    await colleague.waitForResponse((response) => new URL(response.url()).pathname === '/api/events')
    await expect(blocks(page).first()).toBeVisible()
    const before = await hours(page)
    await expect.poll(() => hours(colleague)).toEqual(before)

    await moveLast(page)
    const after = await hours(page)
    expect(after).not.toEqual(before)
    await expect.poll(() => hours(colleague)).toEqual(after)
    await other.close()
  },
)

test(
  'two people work on one day: a move shows at the other within ten seconds, and is undone (H2)',
  { tag: '@main' },
  async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const colleague = await other.newPage()
    await openCalendar(page)
    await openCalendar(colleague)
    await expect(blocks(page).first()).toBeVisible()
    const before = await hours(page)

    await moveLast(page)
    const after = await hours(page)
    expect(after).not.toEqual(before)
    await expect.poll(() => hours(colleague)).toEqual(after)

    await moveLast(page)
    await page.keyboard.press('Control+z')
    await expect(page.getByText(/^Desfeito/)).toBeVisible()
    await expect.poll(() => hours(page)).toEqual(after)
    await other.close()
  },
)
