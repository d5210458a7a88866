import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

export const persona = 'atleta@campolivre.test'
export const list = '/api/notification-messages'

export const bell = () => page.getByRole('button', { name: /^Notificações/ })
export const panel = () => page.getByRole('dialog', { name: 'Notificações' })
export const entries = () => panel().getByRole('listitem')
export const toast = (text: string) => page.getByRole('group').getByText(text)

/** Opens the app with the panel of the bell. */
export async function openPanel(path = '/atleta/perfil') {
  const app = await renderApp({ path, persona })
  await bell().click()
  await expect.element(panel()).toBeVisible()
  return app
}

/** Records the calls that write, in order. */
export function noteCalls() {
  const calls: string[] = []
  const note = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(list) && request.method !== 'GET')
      calls.push(`${request.method} ${pathname.slice(list.length)}`)
  }
  worker.events.on('request:start', note)
  onTestFinished(() => worker.events.removeListener('request:start', note))
  return calls
}
