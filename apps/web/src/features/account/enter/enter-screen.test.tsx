import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { worker } from '../../../testing/backend.ts'
import { freeRun } from '../../../testing/free-run.ts'
import { lastMail } from '../../../testing/last-mail.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const fieldId = 'fld-arena-beira-mar-campo-norte'
const lia = 'lia@exemplo.com.br'

/** Opens the screen on the way to a free time of two hours. */
async function open() {
  const { slots } = await freeRun(fieldId, 2)
  const start = slots[0]?.start ?? ''
  const search = new URLSearchParams({ inicio: start, fim: slots.at(-1)?.end ?? '' }).toString()
  const redirect = `/field/${fieldId}?${search}`
  const app = await renderApp({ path: `/entrar?${new URLSearchParams({ redirect }).toString()}` })
  return { ...partsOf(app), redirect, start }
}

function partsOf(app: Awaited<ReturnType<typeof renderApp>>) {
  return {
    ...app,
    ticket: app.getByRole('region', { name: 'O horário que você escolheu' }),
    name: app.getByLabelText('Nome e sobrenome'),
    email: app.getByLabelText('E-mail', { exact: true }),
    ask: app.getByRole('button', { name: 'Receber o código' }),
    code: app.getByLabelText('Código de 6 números'),
  }
}
type Screen = ReturnType<typeof partsOf>

/** Asks for a code and returns it. */
async function askFor({ name, email, ask, code }: Screen, address = lia, who = 'Lia Torres') {
  await name.fill(who)
  await email.fill(address)
  await ask.click()
  await expect.element(code).toHaveFocus()
  return (await lastMail()).code ?? ''
}

describe('entering by a code on the way to a booking (A6, H11)', () => {
  it('keeps the chosen time in sight, makes an account, and holds the time at once', async () => {
    const screen = await open()
    await expect.element(screen.ticket).toMatchTextContent('Campo 1 – Gramado Norte')
    await expect.element(screen.ticket).toMatchTextContent(/R\$/)
    const code = await askFor(screen)
    await expect.element(screen.ticket).toBeVisible()
    await screen.code.fill(code)
    await expect
      .poll(() => screen.router.latestLocation.pathname)
      .toMatch(/^\/atleta\/reservas\/.+\/pagamento$/)
    const held = screen.backend.db.bookings
      .by('fieldId', fieldId)
      .filter(({ start }) => start === screen.start)
    expect(held).toHaveLength(1)
    expect(screen.backend.db.users.by('email', lia)[0]?.id).toBe(held[0]?.athleteId)
  })

  it('signs in who has an account, by the e-mail alone', async () => {
    const screen = await open()
    const code = await askFor(screen, 'nova@campolivre.test', '')
    await screen.code.fill(code)
    await expect
      .poll(() => screen.router.latestLocation.pathname)
      .toMatch(/^\/atleta\/reservas\/.+\/pagamento$/)
  })

  it('asks for the name of who is new, at its field, and keeps the code', async () => {
    const screen = await open()
    const code = await askFor(screen, lia, '')
    await screen.code.fill(code)
    await expect.element(screen.name).toHaveFocus()
    await expect.element(screen.name).toHaveAccessibleDescription(/Falta o seu nome\./)
    await screen.name.fill('Lia Torres')
    await screen.getByRole('button', { name: 'Entrar e reservar' }).click()
    await expect.poll(() => screen.router.latestLocation.pathname).toMatch(/pagamento$/)
  })

  it('says at its field that a code is wrong, selects it, and takes the right one', async () => {
    const screen = await open()
    const code = await askFor(screen)
    await screen.code.fill(code === '000000' ? '000001' : '000000')
    await expect.element(screen.code).toHaveAccessibleDescription(/Não é esse o código\./)
    await expect.element(screen.code).toHaveFocus()
    await screen.code.fill(code)
    await expect.poll(() => screen.router.latestLocation.pathname).toMatch(/pagamento$/)
  })

  it('asks for another code for another e-mail, and keeps what was typed (G5)', async () => {
    const screen = await open()
    await askFor(screen)
    await screen.email.fill('outra@exemplo.com.br')
    await expect.element(screen.code).not.toBeInTheDocument()
    await screen.email.fill(lia)
    await expect.element(screen.code).toBeVisible()
    await expect.element(screen.name).toHaveValue('Lia Torres')
  })

  it('sends who is no athlete to the field, and holds nothing for them', async () => {
    const screen = await open()
    const code = await askFor(screen, 'empresa@campolivre.test', '')
    await screen.code.fill(code)
    await expect
      .element(screen.getByRole('region', { name: 'Sua reserva' }))
      .toMatchTextContent('Entre com uma conta de atleta para reservar.')
  })

  it('leads to the login and the registration where the server sends no codes', async () => {
    worker.use(http.post('/api/auth/code', () => HttpResponse.json({}, { status: 404 })))
    const screen = await open()
    await screen.email.fill(lia)
    await screen.ask.click()
    await expect.element(screen.getByText(/^Por aqui ainda não dá para entrar com um código\./)).toBeVisible()
    await expect
      .element(screen.getByRole('main').getByRole('link', { name: 'Cadastrar-se' }))
      .toHaveAttribute('href', expect.stringContaining('/registro?redirect='))
    await screen.getByRole('link', { name: 'Entrar com senha' }).click()
    await expect.element(screen.email).toHaveValue(lia)
    expect(screen.router.latestLocation.search).toMatchObject({ redirect: screen.redirect })
  })

  it('holds the time after a login with the password as well', async () => {
    const screen = await open()
    await screen.getByRole('link', { name: 'Entrar com senha' }).click()
    await screen.email.fill('nova@campolivre.test')
    await screen.getByLabelText('Senha', { exact: true }).fill('Campo@123')
    await screen.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect.poll(() => screen.router.latestLocation.pathname).toMatch(/pagamento$/)
  })
})

describe('entering by a code on the way to nothing (B4, H11)', () => {
  it('leads home, and shows no time', async () => {
    const screen = partsOf(await renderApp({ path: '/entrar' }))
    const code = await askFor(screen, 'nova@campolivre.test', '')
    await expect.element(screen.ticket).not.toBeInTheDocument()
    await screen.code.fill(code)
    await expect.poll(() => screen.router.latestLocation.pathname).toBe('/atleta/perfil')
  })
})
