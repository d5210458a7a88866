import { request } from '@campo-livre/api/client/client.ts'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { readStored } from '../lib/storage/storage.ts'
import { store } from '../lib/state/store.ts'
import { worker } from '../testing/backend.ts'
import { renderApp } from '../testing/render-app.tsx'
import { TOKEN_KEY, tokenAtom, userAtom } from './atoms.ts'

const persona = 'admin@campolivre.test'
const athlete = 'atleta@campolivre.test'

/** Opens an athlete’s detail as the admin, and looks at the app as them. */
async function look() {
  const app = await renderApp({ path: '/', persona })
  const person = app.backend.db.users.by('email', athlete)[0]
  if (!person) throw new Error('there is no athlete')
  await app.router.navigate({ to: '/pages/crud', search: { lista: 'usuarios', aberto: person.id } })
  const own = store.get(tokenAtom)
  const relations = page.getByRole('region', { name: 'Relações' })
  await expect.element(relations.getByRole('heading').first()).toBeVisible()
  await page.getByRole('button', { name: `Ver o app como ${person.name}` }).click()
  const banner = page.getByRole('region', { name: 'Você está só olhando' })
  await expect.element(banner).toMatchTextContent(person.name)
  await expect.poll(() => app.router.state.resolvedLocation?.pathname).toBe('/atleta/perfil')
  return { ...app, person, own, banner }
}

describe('looking at the app as somebody (H12)', () => {
  it('shows their screens under a banner, in this tab alone, and leads back to their detail', async () => {
    const { router, own, person, banner, backend } = await look()
    expect(store.get(userAtom)?.email).toBe(athlete)
    expect(readStored(TOKEN_KEY)).toBe(own)
    await router.navigate({ to: '/atleta/reservas' })
    await expect.element(page.getByRole('heading', { name: 'Minhas Reservas' })).toBeVisible()
    await banner.getByRole('button', { name: 'Voltar' }).click()
    await expect.element(page.getByRole('dialog', { name: person.name })).toBeVisible()
    expect(banner.query()).toBeNull()
    expect(store.get(tokenAtom)).toBe(own)
    expect(router.latestLocation.search).toMatchObject({ lista: 'usuarios', aberto: person.id })
    await expect
      .poll(() => backend.db.sessions.where(({ look: running }) => running !== undefined))
      .toEqual([])
    expect(backend.db.audits.all()).toMatchObject([{ kind: 'looked', rowId: person.id }])
  })

  it('asks for nothing of the admin’s with the session of the person', async () => {
    const refused: string[] = []
    worker.events.on('response:mocked', ({ request: { url }, response }) => {
      if (url.includes('/api/admin/') && response.status === 403) refused.push(url)
    })
    await look()
    expect(refused).toEqual([])
  })

  it('sends no write, and says why; no notice is read', async () => {
    const { backend, person } = await look()
    const unread = () =>
      backend.db.notifications.by('userId', person.id).filter(({ readAt }) => readAt === null).length
    const before = unread()
    expect(before).toBeGreaterThan(0)
    let sent = 0
    worker.use(http.post('*/api/*', () => void (sent += 1)))
    const marking = { method: 'POST', path: '/notification-messages/mark-all-read' } as const
    await expect(request(marking)).rejects.toMatchObject({ status: 403, code: 'read_only' })
    expect(unread()).toBe(before)
    expect(sent).toBe(0)
  })

  it('takes no picture, and says so beside the button', async () => {
    const { router } = await look()
    await router.navigate({ href: '/atleta/perfil?aba=dados' })
    await expect.element(page.getByText('Você está só olhando: nada muda por aqui.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /foto$/ })).toBeDisabled()
  })

  it('is the admin’s own again once the server ends it', async () => {
    const { backend, own, banner, router } = await look()
    for (const { id } of backend.db.sessions.where(({ look: running }) => running !== undefined))
      backend.db.sessions.remove(id)
    await router.navigate({ to: '/atleta/comandas' })
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/pages/crud')
    expect(store.get(tokenAtom)).toBe(own)
    expect(banner.query()).toBeNull()
  })

  it('is over, with the session, when another tab signs out', async () => {
    const { banner, router } = await look()
    localStorage.removeItem(TOKEN_KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }))
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/login')
    expect(store.get(tokenAtom)).toBeNull()
    expect(banner.query()).toBeNull()
  })

  it('is over, with the session, by signing out', async () => {
    const { banner, router, backend, own } = await look()
    await page.getByRole('button', { name: 'Conta' }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/login')
    expect(banner.query()).toBeNull()
    await expect.poll(() => backend.db.sessions.find(own ?? '')).toBeUndefined()
  })
})
