import { dataExportSchema } from '@campo-livre/domain/users/data-export.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { store } from '../../../../lib/state/store.ts'
import { tokenAtom, userAtom } from '../../../../session/atoms.ts'
import { backend, worker } from '../../../../testing/backend.ts'
import { holdAnswer } from '../../../../testing/hold-answer.ts'
import { holdBooking } from '../../../../testing/hold-booking.ts'
import { nextFile } from '../../../../testing/next-file.ts'
import { renderApp } from '../../../../testing/render-app.tsx'
import { advancePerformanceNow } from '../../../../testing/slow.ts'
import { canSignIn, otherDevice } from '../testing/other-device.ts'

const persona = 'nova@campolivre.test'
const lived = 'atleta@campolivre.test'
const password = 'Campo@123'

async function open(who = persona, path = '/atleta/perfil?aba=privacidade') {
  const app = await renderApp({ path, persona: who })
  const { getByRole } = app
  return {
    ...app,
    data: getByRole('region', { name: 'Seus dados' }),
    terms: getByRole('region', { name: 'O que você aceitou' }),
    deletion: getByRole('region', { name: 'Excluir sua conta' }),
    remove: getByRole('button', { name: 'Excluir minha conta' }),
    dialog: getByRole('dialog', { name: 'Excluir sua conta?' }),
  }
}
type Screen = Awaited<ReturnType<typeof open>>

async function sayYes({ remove, dialog }: Screen, proof = password) {
  await remove.click()
  await dialog.getByLabelText('Sua senha', { exact: true }).fill(proof)
  await dialog.getByRole('checkbox', { name: 'Entendo que não dá para desfazer.' }).click()
  await dialog.getByRole('button', { name: 'Excluir conta' }).click()
}

describe('taking one’s data along (H11)', () => {
  it('is a file that people can read, of all that is kept (H11)', async () => {
    const { data } = await open(lived)
    const file = nextFile()
    await data.getByRole('button', { name: 'Baixar meus dados' }).click()
    const text = await file
    expect(text).toMatch(/^\{\n {2}"exportedAt": /)
    const all = z.parse(dataExportSchema, JSON.parse(text))
    expect(all.account.email).toBe(lived)
    expect(all.bookings.length).toBeGreaterThan(0)
    expect(text).not.toContain(password)
    await expect
      .element(data.getByRole('status'))
      .toMatchTextContent('Arquivo salvo: campo-livre-meus-dados-2026-11-20.json')
  })

  it.each([
    [500, 'Não deu para juntar seus dados agora.'],
    [404, 'Por enquanto não dá para baixar seus dados por aqui.'],
  ])('says that it did not work (%d), and can be tried again', async (status, sentence) => {
    worker.use(http.get('*/api/me/export', () => HttpResponse.json({}, { status }), { once: true }))
    const { data } = await open()
    const button = data.getByRole('button', { name: 'Baixar meus dados' })
    await button.click()
    await expect.element(data.getByRole('alert')).toMatchTextContent(sentence)
    await expect.element(button).toHaveFocus()
    const file = nextFile()
    await button.click()
    expect(await file).toContain(persona)
    await expect.element(data.getByRole('alert')).not.toBeInTheDocument()
  })
})

it('counts down where one’s data were asked for too often (H11)', async () => {
  const refusal = () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '42' } })
  worker.use(http.get('*/api/me/export', refusal))
  const { data } = await open()
  await data.getByRole('button', { name: 'Baixar meus dados' }).click()
  const alert = data.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/Próxima tentativa em .*4\d s\.$/)
  advancePerformanceNow(42_000)
  await expect.element(alert).toMatchTextContent(/Já dá para tentar de novo\.$/)
})

describe('what was agreed to (H11)', () => {
  it('says which terms, and when, and leads to them', async () => {
    const { terms } = await open(lived)
    await expect
      .element(
        terms.getByText(
          /^Termos de uso e aviso de privacidade de 20\/11\/2026, aceitos em \d\d\/11\/2026 às /,
        ),
      )
      .toBeVisible()
    await expect
      .element(terms.getByRole('link', { name: 'Termos de uso' }))
      .toHaveAttribute('href', '/termos')
    await expect
      .element(terms.getByRole('link', { name: 'Aviso de privacidade' }))
      .toHaveAttribute('href', '/privacidade')
  })
})

describe('deleting an account (H11)', () => {
  it('ends it for good: no session, no way in, a farewell at the listing (H11)', async () => {
    const phone = await otherDevice(persona)
    const screen = await open()
    const { id = '' } = store.get(userAtom) ?? {}
    const views = (who: string) => `views ${who} products list`
    for (const who of [id, 'usr-other']) localStorage.setItem(views(who), '[]')
    onTestFinished(() => localStorage.removeItem(views('usr-other')))
    await expect.element(screen.deletion.getByText(/^O que some$/)).toBeVisible()
    await sayYes(screen)
    await expect.poll(() => screen.router.latestLocation.href).toBe('/')
    await expect.element(screen.getByText('Sua conta foi excluída.')).toBeVisible()
    expect(store.get(tokenAtom)).toBeNull()
    expect(await phone.status()).toBe(401)
    expect(await canSignIn(persona, password)).toBe(false)
    expect(localStorage.getItem(views(id))).toBeNull()
    expect(localStorage.getItem(views('usr-other'))).toBe('[]')
    expect(id).toMatch(/^usr-/)
  })

  it('shows what is in the way before it asks, each with the way there (H11)', async () => {
    const { deletion, remove } = await open(lived)
    const way = (name: RegExp) => deletion.getByRole('link', { name })
    await expect.element(way(/reservas? por vir$/)).toHaveAttribute('href', '/atleta/reservas')
    expect(remove.elements()).toEqual([])
    await expect.element(deletion.getByText(/LGPD, art\. 16/)).toBeVisible()
  })

  it('leads a company to its own bookings and tabs (H11)', async () => {
    const { deletion } = await open('empresa@campolivre.test', '/company/account?aba=privacidade')
    const bookings = deletion.getByRole('link', { name: /reservas? por vir$/ })
    await expect.element(bookings).toHaveAttribute('href', '/company/bookings')
    const tabs = deletion.getByRole('link', { name: /comandas? abertas?$/ })
    await expect.element(tabs).toHaveAttribute('href', '/company/tabs')
  })

  it('asks for the password and the mark, at their fields', async () => {
    const { remove, dialog } = await open()
    await remove.click()
    const field = dialog.getByLabelText('Sua senha', { exact: true })
    await expect.element(field).toHaveFocus()
    await dialog.getByRole('button', { name: 'Excluir conta' }).click()
    await expect.element(dialog.getByText('Informe sua senha atual.')).toBeVisible()
    await expect.element(dialog.getByText('Marque para excluir.')).toBeVisible()
    await expect.element(field).toHaveFocus()
  })

  it('tells a wrong password at its field, and keeps the account', async () => {
    const screen = await open()
    await sayYes(screen, 'Errada@123')
    await expect.element(screen.dialog.getByText('A senha atual não confere.')).toBeVisible()
    await expect.element(screen.dialog.getByLabelText('Sua senha', { exact: true })).toHaveFocus()
    expect(await canSignIn(persona, password)).toBe(true)
  })

  it('is not closed by Escape while it is under way: nobody believes to have stopped it', async () => {
    const held = holdAnswer('post', 'me/deletion', 500)
    const screen = await open()
    await sayYes(screen)
    await expect.poll(held.wasAsked).toBe(true)
    await userEvent.keyboard('{Escape}')
    held.release()
    await expect
      .element(screen.dialog.getByRole('alert'))
      .toMatchTextContent('Não deu para excluir sua conta agora.')
  })

  it('does nothing when it is kept, and the focus is back on the button', async () => {
    const { remove, dialog } = await open()
    await remove.click()
    await dialog.getByRole('button', { name: 'Manter conta' }).click()
    await expect.element(remove).toHaveFocus()
  })

  it('tells what has come in the way meanwhile, and shows it (H11)', async () => {
    const screen = await open()
    await expect.element(screen.remove).toBeVisible()
    await holdBooking(persona)
    await sayYes(screen)
    await expect.element(screen.dialog.getByRole('alert')).toMatchTextContent('1 reserva por vir')
    await screen.dialog.getByRole('button', { name: 'Manter conta' }).click()
    await expect.element(screen.deletion.getByRole('link', { name: '1 reserva por vir' })).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toContain('Antes de excluir')
    expect(store.get(tokenAtom)).not.toBeNull()
  })
})

it('says politely what a server does not offer (H11)', async () => {
  backend.db.settings.dialect = 'real'
  const { data, terms, deletion } = await open()
  await expect.element(deletion.getByText('Por enquanto não dá para excluir a conta por aqui.')).toBeVisible()
  await expect
    .element(terms.getByText('Por enquanto não dá para ver quando você aceitou os termos por aqui.'))
    .toBeVisible()
  await data.getByRole('button', { name: 'Baixar meus dados' }).click()
  await expect.element(data.getByText('Por enquanto não dá para baixar seus dados por aqui.')).toBeVisible()
})
