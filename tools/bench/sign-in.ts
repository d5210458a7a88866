import type { Page } from 'playwright'
import { type PersonaName, personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { personas, PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'

/** Signs a persona in and opens a path of a build. */
export async function openAs(page: Page, name: PersonaName, url: string, path: string): Promise<void> {
  const who = personas.find(({ id }) => id === personaIds[name])
  await page.goto(new URL('/login', url).href)
  await page.getByLabel('E-mail').fill(who?.email ?? '')
  await page.getByLabel('Senha', { exact: true }).fill(PERSONA_PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((address) => address.pathname !== '/login', { waitUntil: 'commit' })
  // The page that the login leads to is there: on a busy machine it would end the next navigation.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(new URL(path, url).href)
}
