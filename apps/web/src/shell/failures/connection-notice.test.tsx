import { afterAll, expect, it, vi } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

const online = vi.spyOn(navigator, 'onLine', 'get')
afterAll(() => online.mockRestore())

it('says on an open page that there is no network, until there is one (G4)', async () => {
  online.mockReturnValue(true)
  const { getByText } = await renderApp({ path: '/atleta/perfil', persona: 'atleta@campolivre.test' })
  const notice = getByText(/^Você está sem internet\. O que aparece/)
  await expect.element(getByText('Meus dados').first()).toBeVisible()
  expect(notice.query()).toBeNull()
  online.mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(notice).toBeVisible()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(notice).not.toBeInTheDocument()
})
