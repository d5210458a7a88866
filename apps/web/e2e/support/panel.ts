import { expect, type Locator, type Page } from '@playwright/test'

/** The panel of the mock backend, at the edge of every page of the demo. */
export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Backend simulado' })

/** What opens it; its name says what is not as it should be. */
export const toggleOf = (page: Page): Locator => page.getByRole('button', { name: /^Backend simulado/ })

type TabName = 'Situação' | 'Relógio' | 'Eventos' | 'Chamadas' | 'Dados'

/** Opens the panel where it is closed, at one of its tabs. */
export async function openPanel(page: Page, tab: TabName = 'Situação'): Promise<Locator> {
  const panel = panelOf(page)
  const wanted = panel.getByRole('tab', { name: tab })
  await expect(wanted.or(toggleOf(page))).toBeVisible()
  if (await toggleOf(page).isVisible()) await toggleOf(page).click()
  await wanted.click()
  return panel
}

/** The text that stands for how things are now, as a link has it. */
export const situationOf = (page: Page): Locator => panelOf(page).getByText(/^\?cenario=/)
