import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readStored } from '../../../../lib/storage/storage.ts'
import { store } from '../../../../lib/state/store.ts'
import { TOKEN_KEY, tokenAtom } from '../../../../session/atoms.ts'
import { backend, worker } from '../../../../testing/backend.ts'
import { holdAnswer } from '../../../../testing/hold-answer.ts'
import { renderApp } from '../../../../testing/render-app.tsx'
import { otherDevice } from '../testing/other-device.ts'

const persona = 'nova@campolivre.test'
const lived = 'atleta@campolivre.test'

async function open(who = persona) {
  const app = await renderApp({ path: '/atleta/perfil?aba=acesso', persona: who })
  const part = app.getByRole('region', { name: 'Seus aparelhos' })
  return { ...app, part, all: part.getByRole('button', { name: 'Sair de todos' }) }
}

describe('where somebody is signed in (H11)', () => {
  it('lists this device first, each with when it was used last (H11)', async () => {
    const { part } = await open(lived)
    await expect.element(part.getByText('Chrome no Android')).toBeVisible()
    const rows = part.getByRole('listitem')
    await expect.element(rows.nth(0)).toMatchTextContent(/Este aparelho.*Em uso agora\. Entrou em 20\/11\./)
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/Chrome no Android.*Último uso há 3 h\. Entrou em 17\/10\./)
    await expect.element(rows.nth(2)).toMatchTextContent(/Edge no Windows.*Último uso há 2 dias\./)
    expect(rows.nth(0).getByRole('button').elements()).toEqual([])
  })

  it('ends one of them: its session is over, this one is not (H11)', async () => {
    const phone = await otherDevice(persona)
    const { part, router } = await open()
    expect(await phone.status()).toBe(200)
    await part.getByRole('button', { name: /^Sair do .+ no / }).click()
    const told = part.getByRole('status').filter({ hasText: 'Sua conta saiu do' })
    await expect.element(told).toHaveFocus()
    expect(await phone.status()).toBe(401)
    await expect.poll(() => part.getByRole('listitem').elements().length).toBe(1)
    expect(router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it('tells that one had left already, and shows the list as it is now', async () => {
    const { part } = await open(lived)
    const row = part.getByRole('button', { name: 'Sair do Edge no Windows' })
    await expect.element(row).toBeVisible()
    backend.db.sessions.remove('token-atleta-trabalho')
    await row.click()
    await expect
      .element(part.getByRole('alert'))
      .toMatchTextContent('Esse aparelho já tinha saído da sua conta.')
    await expect.poll(() => row.elements()).toEqual([])
  })
})

describe('signing out everywhere (D7, H11)', () => {
  it('ends every session, forgets this one as well, and leads to the login (D7)', async () => {
    const phone = await otherDevice(persona)
    const { all, router, getByRole } = await open()
    await all.click()
    await expect.element(getByRole('button', { name: 'Manter conectados' })).toHaveFocus()
    await getByRole('dialog').getByRole('button', { name: 'Sair de todos' }).click()
    await expect.poll(() => router.latestLocation.href).toBe('/login')
    expect(store.get(tokenAtom)).toBeNull()
    expect(readStored(TOKEN_KEY)).toBeNull()
    expect(await phone.status()).toBe(401)
  })

  it('does nothing on Não or Escape, and the focus is back on the button', async () => {
    const phone = await otherDevice(persona)
    const { all, getByRole } = await open()
    await all.click()
    await getByRole('button', { name: 'Manter conectados' }).click()
    await expect.element(all).toHaveFocus()
    await all.click()
    await expect.element(getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(all).toHaveFocus()
    expect(await phone.status()).toBe(200)
  })

  it('stays signed in here while the others may still be, and says so', async () => {
    worker.use(http.post('*/api/auth/logout-all-devices', () => HttpResponse.json({}, { status: 500 })))
    const { all, router, getByRole } = await open()
    await all.click()
    await getByRole('dialog').getByRole('button', { name: 'Sair de todos' }).click()
    await expect.element(getByRole('alert')).toMatchTextContent('Não deu para sair de todos agora.')
    expect(store.get(tokenAtom)).not.toBeNull()
    expect(router.latestLocation.pathname).toBe('/atleta/perfil')
  })

  it('works on the real server, which does not list the devices (H11)', async () => {
    backend.db.settings.dialect = 'real'
    const { part, all, router, getByRole } = await open()
    await expect.element(part.getByText('Por enquanto não dá para ver cada aparelho por aqui.')).toBeVisible()
    await all.click()
    await getByRole('dialog').getByRole('button', { name: 'Sair de todos' }).click()
    await expect.poll(() => router.latestLocation.href).toBe('/login')
    expect(store.get(tokenAtom)).toBeNull()
  })
})

describe('while it is under way', () => {
  it('is not closed by Escape: nobody believes to have stopped it', async () => {
    const held = holdAnswer('post', 'auth/logout-all-devices', 500)
    const { all, getByRole } = await open()
    await all.click()
    const yes = getByRole('dialog').getByRole('button', { name: 'Sair de todos' })
    await yes.click()
    await expect.poll(held.wasAsked).toBe(true)
    await expect.element(yes).toHaveAttribute('data-loading', 'true')
    await userEvent.keyboard('{Escape}')
    held.release()
    await expect.element(getByRole('alert')).toMatchTextContent('Não deu para sair de todos agora.')
    await expect.element(yes).toHaveFocus()
  })

  it('leaves one device at a time, and the other buttons say so', async () => {
    const held = holdAnswer('delete', 'me/sessions/:id')
    const { part } = await open(lived)
    const phone = part.getByRole('button', { name: 'Sair do Chrome no Android' })
    const edge = part.getByRole('button', { name: 'Sair do Edge no Windows' })
    await phone.click()
    await expect.element(edge).toHaveAttribute('aria-disabled', 'true')
    held.release()
    await expect.element(edge).toHaveAttribute('aria-disabled', 'false')
  })
})
