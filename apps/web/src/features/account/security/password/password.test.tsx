import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { backend, worker } from '../../../../testing/backend.ts'
import { renderApp } from '../../../../testing/render-app.tsx'
import { canSignIn, otherDevice } from '../testing/other-device.ts'

const persona = 'nova@campolivre.test'
const current = 'Campo@123'
const chosen = 'Gramado#2026'

async function open() {
  const app = await renderApp({ path: '/atleta/perfil?aba=acesso', persona })
  const part = app.getByRole('region', { name: 'Senha' })
  return {
    ...app,
    part,
    old: part.getByLabelText('Senha atual', { exact: true }),
    fresh: part.getByLabelText('Nova senha', { exact: true }),
    again: part.getByLabelText('Repita a nova senha', { exact: true }),
    button: part.getByRole('button', { name: 'Trocar senha' }),
  }
}
type Form = Awaited<ReturnType<typeof open>>

async function send({ old, fresh, again, button }: Form, present = current, next = chosen) {
  await old.fill(present)
  await fresh.fill(next)
  await again.fill(next)
  await button.click()
}

describe('changing the password (H11)', () => {
  it('ends every other session, keeps this one, and says so (H11)', async () => {
    const phone = await otherDevice(persona)
    const form = await open()
    expect(await phone.status()).toBe(200)
    await send(form)
    const told = form.part.getByRole('status').filter({ hasText: 'Senha trocada.' })
    await expect.element(told).toMatchTextContent('os outros aparelhos vão pedir a nova')
    await expect.element(told).toHaveFocus()
    expect(await phone.status()).toBe(401)
    expect(form.router.latestLocation.pathname).toBe('/atleta/perfil')
    for (const field of [form.old, form.fresh, form.again]) await expect.element(field).toHaveValue('')
    expect(await canSignIn(persona, current)).toBe(false)
    expect(await canSignIn(persona, chosen)).toBe(true)
  })

  it('tells a wrong present password at its field, and keeps what was typed (G5)', async () => {
    const form = await open()
    await send(form, 'Errada@123')
    await expect.element(form.part.getByText('A senha atual não confere.')).toBeVisible()
    await expect.element(form.old).toHaveFocus()
    await expect.element(form.fresh).toHaveValue(chosen)
  })

  it('focuses its own field, though another form here has one of the same name', async () => {
    const { old, fresh, button } = await open()
    await old.fill(current)
    await button.click()
    await expect.element(fresh).toHaveFocus()
  })

  it('counts down after too many wrong ones (H11)', async () => {
    const form = await open()
    await send(form, 'Errada@123')
    for (let wrong = 2; wrong <= 6; wrong += 1) {
      await expect.element(form.button).not.toHaveAttribute('data-loading')
      await form.old.fill(`Errada@${wrong}`)
      await form.button.click()
    }
    await expect.element(form.part.getByRole('button', { name: /^Tente de novo em/ })).toBeVisible()
    await expect.element(form.part.getByRole('alert')).toBeVisible()
  })

  it('says what is missing before it asks, and looks at the first of it', async () => {
    const form = await open()
    await form.button.click()
    await expect.element(form.part.getByText('Informe sua senha atual.')).toBeVisible()
    await expect.element(form.old).toHaveFocus()
  })

  it('can be filled by a password manager, which is told whose it is', async () => {
    const { old, fresh, again, part } = await open()
    await expect.element(old).toHaveAttribute('autocomplete', 'current-password')
    await expect.element(fresh).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(again).toHaveAttribute('autocomplete', 'new-password')
    const name = part.element().querySelector<HTMLInputElement>('[autocomplete=username]')
    expect(name?.value).toBe(persona)
  })

  it('keeps no password with what was typed and not sent (G5)', async () => {
    const { old, fresh, getByLabelText } = await open()
    await getByLabelText('Novo e-mail', { exact: true }).fill('rita.lopes@exemplo.test')
    await getByLabelText('Sua senha', { exact: true }).fill(current)
    await old.fill(current)
    await fresh.fill(chosen)
    const kept = JSON.stringify(sessionStorage)
    expect(kept).toContain('rita.lopes@exemplo.test')
    expect(kept).not.toContain(current)
    expect(kept).not.toContain(chosen)
  })

  it('says politely that a server does not offer it (H11)', async () => {
    backend.db.settings.dialect = 'real'
    const { part } = await open()
    await expect.element(part.getByText('Por enquanto não dá para trocar a senha por aqui.')).toBeVisible()
    expect(part.getByRole('button', { name: 'Trocar senha' }).elements()).toEqual([])
  })

  it('says so too where only the change itself is unknown', async () => {
    worker.use(http.post('*/api/me/password', () => HttpResponse.json({}, { status: 404 })))
    const form = await open()
    await send(form)
    await expect
      .element(form.part.getByRole('alert'))
      .toMatchTextContent('Por enquanto não dá para trocar a senha por aqui.')
    await expect.element(form.fresh).toHaveValue(chosen)
  })
})
