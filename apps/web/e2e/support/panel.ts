import { expect, type Locator, type Page } from '@playwright/test'

/** Finds the panel of the mock backend, which every page of the demo has. */
export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Backend simulado' })

/** Finds the button that opens it; its name tells the present situation. */
export const toggleOf = (page: Page): Locator => page.getByRole('button', { name: /^Backend simulado/ })

type TabName = 'Situação' | 'Relógio' | 'Eventos' | 'Chamadas' | 'Dados'

/** Opens the panel, if it is closed, at one of its tabs. */
export async function openPanel(page: Page, tab: TabName = 'Situação'): Promise<Locator> {
  const panel = panelOf(page)
  const wanted = panel.getByRole('tab', { name: tab })
  await expect(wanted.or(toggleOf(page))).toBeVisible()
  if (await toggleOf(page).isVisible()) await toggleOf(page).click()
  await wanted.click()
  return panel
}

/** Finds the text of the present situation, as links have it. */
export const situationOf = (page: Page): Locator => panelOf(page).getByText(/^\?cenario=/)
