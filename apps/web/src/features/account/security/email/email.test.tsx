import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { store } from '../../../../lib/state/store.ts'
import { userAtom } from '../../../../session/atoms.ts'
import { signOut } from '../../../../session/sign-out.ts'
import { backend } from '../../../../testing/backend.ts'
import { http, HttpResponse } from 'msw'
import { worker } from '../../../../testing/backend.ts'
import { advance } from '../../../../testing/hold-booking.ts'
import { lastMail } from '../../../../testing/last-mail.ts'
import { renderApp } from '../../../../testing/render-app.tsx'
import { advancePerformanceNow } from '../../../../testing/slow.ts'
import { canSignIn } from '../testing/other-device.ts'

const persona = 'nova@campolivre.test'
const password = 'Campo@123'
const fresh = 'rita.nova@exemplo.test'

async function open(path = '/atleta/perfil?aba=acesso', who = persona) {
  const app = await renderApp({ path, persona: who })
  const part = app.getByRole('region', { name: 'E-mail' })
  return {
    ...app,
    part,
    email: part.getByLabelText('Novo e-mail', { exact: true }),
    proof: part.getByLabelText('Sua senha', { exact: true }),
    ask: part.getByRole('button', { name: 'Enviar código' }),
    code: part.getByLabelText('Código de 6 números'),
    again: part.getByRole('button', { name: 'Enviar outro código' }),
    told: part.getByRole('status'),
  }
}
type OpenedScreen = Awaited<ReturnType<typeof open>>

/** Asks for the change and returns the code mailed to the new address. */
async function askFor({ email, proof, ask, code }: OpenedScreen, to = fresh): Promise<string> {
  await email.fill(to)
  await proof.fill(password)
  await ask.click()
  await expect.element(code).toBeVisible()
  return (await lastMail()).code ?? ''
}

/** Asks for a change and leaves the screen. */
async function pending(who = persona): Promise<string> {
  const first = await open(undefined, who)
  const sent = await askFor(first)
  await first.unmount()
  return sent
}

describe('changing the e-mail (H11)', () => {
  it('sends a code to the new address, and takes it once the pasted code is given back (H11)', async () => {
    const part = await open()
    const sent = await askFor(part)
    expect((await lastMail()).to).toBe(fresh)
    await expect.element(part.part.getByText(fresh)).toBeVisible()
    await expect.element(part.code).toHaveFocus()
    expect(store.get(userAtom)?.email).toBe(persona)
    expect(await canSignIn(persona, password)).toBe(true)
    await userEvent.keyboard(`O código é ${sent.slice(0, 3)} ${sent.slice(3)}.`)
    await expect.element(part.told).toMatchTextContent(`E-mail trocado. Agora você entra com ${fresh}.`)
    await expect.element(part.told).toHaveFocus()
    expect(store.get(userAtom)?.email).toBe(fresh)
    expect(await canSignIn(fresh, password)).toBe(true)
    expect(await canSignIn(persona, password)).toBe(false)
    const name = part.getByRole('region', { name: 'Senha' }).element().querySelector('[name=username]')
    expect(name).toHaveProperty('value', fresh)
  })

  it.each([
    [persona, password, 'Esse já é o e-mail da sua conta.', 'Novo e-mail'],
    ['atleta@campolivre.test', password, 'Este e-mail já está cadastrado.', 'Novo e-mail'],
    [fresh, 'Errada@123', 'A senha atual não confere.', 'Sua senha'],
    ['rita', password, 'Esse e-mail parece incompleto.', 'Novo e-mail'],
  ])('does not take %s with %s, at its field', async (to, proof, sentence, label) => {
    const { part, email, proof: field, ask } = await open()
    await email.fill(to)
    await field.fill(proof)
    await ask.click()
    await expect.element(part.getByText(sentence)).toBeVisible()
    await expect.element(part.getByLabelText(label, { exact: true })).toHaveFocus()
    await expect.element(email).toHaveValue(to)
  })

  it('tells a wrong and an old code in the server’s words, and keeps it (G5)', async () => {
    const part = await open()
    const sent = await askFor(part)
    const wrong = sent === '000000' ? '111111' : '000000'
    await part.code.fill(wrong)
    await expect.element(part.part.getByRole('alert')).toMatchTextContent('Código de verificação inválido.')
    await expect.element(part.code).toHaveValue(wrong)
    await advance(15)
    await part.code.fill(sent)
    await expect.element(part.part.getByRole('alert')).toMatchTextContent('Código de verificação expirado.')
    expect(store.get(userAtom)?.email).toBe(persona)
  })

  it('sends another code after a minute, and says until when to wait (H11)', async () => {
    const part = await open()
    await askFor(part)
    await expect.element(part.again).toHaveAttribute('aria-disabled', 'true')
    await advance(1)
    advancePerformanceNow(61_000)
    await expect.element(part.again).toHaveAttribute('aria-disabled', 'false')
    await part.again.click()
    await expect.element(part.part.getByText(/^Outro código está a caminho/)).toBeVisible()
    await part.code.fill((await lastMail()).code ?? '')
    await expect.element(part.told).toMatchTextContent('E-mail trocado.')
  })

  it('stays with the present address for who gives up', async () => {
    const part = await open()
    await askFor(part)
    await part.part.getByRole('button', { name: 'Desistir da troca' }).click()
    await expect.element(part.told).toMatchTextContent(`Tudo como antes: você entra com ${persona}.`)
    await expect.element(part.told).toHaveFocus()
    await expect.element(part.email).toBeVisible()
  })

  it('asks who comes back later for the password before it sends another code', async () => {
    await pending()
    const part = await open()
    await expect.element(part.part.getByText(fresh)).toBeVisible()
    expect(JSON.stringify(sessionStorage)).not.toContain(password)
    await advance(1)
    await part.proof.fill(password)
    await part.again.click()
    await expect.element(part.again).toHaveAttribute('aria-disabled', 'true')
    expect((await lastMail()).to).toBe(fresh)
  })

  it('confirms by the link of the mail, once, and takes the code out of the address (H11)', async () => {
    const sent = await pending()
    const part = await open(`/atleta/perfil?codigo=${sent}`)
    await expect.element(part.told).toMatchTextContent(`Agora você entra com ${fresh}.`)
    expect(part.router.latestLocation.href).toBe('/atleta/perfil?aba=acesso')
    expect(store.get(userAtom)?.email).toBe(fresh)
  })

  it('confirms by the link after a login on the way, too (B1, H11)', async () => {
    const sent = await pending()
    const { link } = await lastMail()
    const path = new URL(link ?? '', location.origin)
    expect(path.searchParams.get('codigo')).toBe(sent)
    signOut()
    const { getByLabelText, getByRole, router } = await renderApp({ path: `${path.pathname}${path.search}` })
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
    await getByLabelText('E-mail', { exact: true }).fill(persona)
    await getByLabelText('Senha', { exact: true }).fill(password)
    await getByRole('button', { name: 'Entrar', exact: true }).click()
    const part = getByRole('region', { name: 'E-mail' })
    await expect.element(part.getByRole('status')).toMatchTextContent(`Agora você entra com ${fresh}.`)
  })

  it('fills a code of a link in that does not work, and says why', async () => {
    const sent = await pending()
    await advance(15)
    const part = await open(`/atleta/perfil?codigo=${sent}`)
    await expect.element(part.part.getByRole('alert')).toMatchTextContent('Código de verificação expirado.')
    await expect.element(part.code).toHaveValue(sent)
  })

  it('says so where no e-mail waits for the code of a link', async () => {
    const part = await open('/atleta/perfil?codigo=123456')
    await expect.element(part.told).toMatchTextContent('Nenhum e-mail novo espera por esse código.')
  })

  it('leads who runs a company to their own account (H11)', async () => {
    const company = 'empresa@campolivre.test'
    const first = await open('/company/account?aba=acesso', company)
    await askFor(first)
    const { link } = await lastMail()
    await first.unmount()
    const path = new URL(link ?? '', location.origin)
    expect(path.pathname).toBe('/company/account')
    const part = await open(`${path.pathname}${path.search}`, company)
    await expect.element(part.told).toMatchTextContent(`Agora você entra com ${fresh}.`)
    expect(part.router.latestLocation.href).toBe('/company/account?aba=acesso')
  })

  it('says politely that a server does not offer it (H11)', async () => {
    backend.db.settings.dialect = 'real'
    const { part } = await open()
    await expect.element(part.getByText('Por enquanto não dá para trocar o e-mail por aqui.')).toBeVisible()
  })
})

describe('a pending change of an e-mail', () => {
  it('does not send the code of an old link again for another address (H11)', async () => {
    const sent = await pending()
    await advance(15)
    const part = await open(`/atleta/perfil?codigo=${sent}`)
    await expect.element(part.part.getByRole('alert')).toMatchTextContent('Código de verificação expirado.')
    await part.part.getByRole('button', { name: 'Desistir da troca' }).click()
    await expect.element(part.told).toMatchTextContent('Tudo como antes')
    await askFor(part, 'rita.outra@exemplo.test')
    await expect.element(part.code).toHaveValue('')
    await expect.element(part.code).toHaveFocus()
    expect(part.part.getByRole('alert').elements()).toEqual([])
  })

  it('does not send a wrong code again because of a seventh figure', async () => {
    let asked = 0
    worker.use(
      http.post('*/api/me/email/confirm', () => {
        asked += 1
        return HttpResponse.json({}, { status: 500 })
      }),
    )
    const part = await open()
    await askFor(part)
    await part.code.fill('123456')
    await expect.element(part.part.getByRole('alert')).toBeVisible()
    await userEvent.keyboard('7')
    await userEvent.keyboard('{Backspace}')
    await userEvent.keyboard('6')
    await expect.poll(() => asked).toBe(2)
    await expect.element(part.code).toHaveValue('123456')
  })

  it('keeps the focus on the way out that failed, and says how long to wait (H11)', async () => {
    const refusal = () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '42' } })
    worker.use(http.delete('*/api/me/email', refusal))
    const part = await open()
    await askFor(part)
    const drop = part.part.getByRole('button', { name: 'Desistir da troca' })
    await drop.click()
    await expect
      .element(part.part.getByRole('alert'))
      .toMatchTextContent(/^Muitas tentativas seguidas\. Próxima tentativa em .*4\d s\.$/)
    await expect.element(part.part.getByRole('button', { name: /^Tente de novo em/ })).toHaveFocus()
    advancePerformanceNow(42_000)
    await expect.element(part.part.getByRole('alert')).toMatchTextContent(/Já dá para tentar de novo\.$/)
  })

  it('asks for the password once more when it was changed meanwhile, and says so at its field', async () => {
    const part = await open()
    await askFor(part)
    await advance(1)
    advancePerformanceNow(61_000)
    const errors = { password: ['A senha atual não confere.'] }
    worker.use(
      http.post('*/api/me/email', () => HttpResponse.json({ message: 'x', errors }, { status: 422 })),
    )
    await part.again.click()
    await expect.element(part.proof).toHaveFocus()
    await expect.element(part.part.getByText('A senha atual não confere.')).toBeVisible()
  })
})
