import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { lastMail } from '../../../testing/last-mail.ts'
import { field, fill, goOn, heading, openAt, openFilled, typedAt } from './testing/register-steps.ts'

const call = '*/api/auth/register'
const alert = () => page.getByRole('alert')

/** Resolves to the body of the next registration. */
function watchBody(): Promise<unknown> {
  return new Promise((resolve) => {
    worker.use(
      http.post(call, async ({ request }) => {
        // Requests with this header only check the e-mail.
        if (!request.headers.has('Precognition')) resolve(await request.clone().json())
        return undefined
      }),
    )
  })
}

/** Waits until the account exists: created after the test, it would affect the next one. */
const registered = (router: { latestLocation: { pathname: string } }) =>
  expect.poll(() => router.latestLocation.pathname).toBe('/verificar-email')

describe('an athlete who registers (A6, H11)', () => {
  it.each(['seed', 'real'] as const)(
    'gets an account and a code, and goes to where the e-mail is confirmed, by the %s dialect (G1a)',
    async (dialect) => {
      backend.db.settings.dialect = dialect
      const { button, router } = await openFilled('atleta', 1)
      for (const step of [2, 3]) {
        await goOn()
        await fill(typedAt('atleta', step))
      }
      await page.getByRole('checkbox').click()
      const entries = router.history.length
      await button.click()
      await expect.poll(() => router.latestLocation.href).toBe('/verificar-email?email=lia%40exemplo.com.br')
      // There is no last step to go back to: the account exists.
      expect(router.history.length).toBe(entries)
      // A code was just sent, so the next one has to wait.
      await expect
        .element(page.getByRole('button', { name: 'Enviar outro código' }))
        .toHaveAttribute('aria-disabled', 'true')
      expect(await lastMail()).toMatchObject({
        to: 'lia@exemplo.com.br',
        code: expect.stringMatching(/^\d{6}$/),
      })
      expect(JSON.stringify(sessionStorage)).not.toContain('Lia Torres')
    },
  )

  it('agrees to the terms as they stand, which is sent with the rest', async () => {
    const body = watchBody()
    const { button, router } = await openFilled('atleta', 3)
    await button.click()
    await registered(router)
    expect(await body).toMatchObject({
      terms_version: TERMS_VERSION,
      phone: '85999887766',
      cpf: '28001238938',
    })
    expect(await body).not.toHaveProperty('guardian_consent')
  })

  it('need not say a gender, and is told why the birth is asked for (decision 033)', async () => {
    const body = watchBody()
    const { router } = await openAt('atleta', 1)
    await expect.element(field('Gênero')).toHaveValue('other')
    await expect.element(field('Data de nascimento')).toHaveAccessibleDescription(/14 anos/)
    await fill({ 'Nome completo': 'Lia Torres', 'Data de nascimento': '08/03/1995' })
    for (const step of [2, 3]) {
      await goOn()
      await fill(typedAt('atleta', step))
    }
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await registered(router)
    expect(await body).toMatchObject({ gender: 'other', cpf: null })
  })

  it('reads phone, CPF and day as people write them, while typing', async () => {
    await openFilled('atleta', 1, { 'Data de nascimento': '', 'CPF (opcional)': '' })
    await userEvent.type(field('Data de nascimento'), '08031995')
    await userEvent.type(field('CPF (opcional)'), '28001238938')
    await expect.element(field('Data de nascimento')).toHaveValue('08/03/1995')
    await expect.element(field('CPF (opcional)')).toHaveValue('280.012.389-38')
    await goOn()
    await userEvent.type(field('Celular com DDD'), '85999887766')
    await expect.element(field('Celular com DDD')).toHaveValue('(85) 99988-7766')
  })

  it.each([
    [1, 'Nome completo', ['Informe seu nome.', 'Confira a data: dia, mês e ano, como 21/11/1995.']],
    [2, 'E-mail', ['Informe seu e-mail.', 'Informe seu telefone.']],
    [3, 'Senha', ['Escolha uma senha.', 'Repita a senha.', 'Sem esse aceite não dá para criar a conta.']],
  ])('is told in step %i what is missing, beginning at %s', async (step, first, sentences) => {
    await openAt('atleta', step)
    await page.getByRole('button', { name: step === 3 ? 'Criar conta' : 'Continuar' }).click()
    await expect.element(field(first)).toHaveFocus()
    for (const sentence of sentences)
      await expect.element(page.getByText(sentence, { exact: true }).last()).toBeVisible()
    await expect.element(field(first)).toHaveAttribute('aria-invalid', 'true')
  })

  it.each([
    [1, 'Nome completo', 'Lia', 'Informe nome e sobrenome.'],
    [1, 'Data de nascimento', '21/11/2012', 'Você precisa ter pelo menos 14 anos para se cadastrar.'],
    [1, 'CPF (opcional)', '280.012.389-39', 'Confira os números do CPF.'],
    [2, 'E-mail', 'lia@', 'Esse e-mail parece incompleto.'],
    [2, 'Celular com DDD', '999887766', 'Informe o telefone com DDD, como (85) 90123-4567.'],
    [3, 'Senha', 'campo@123', 'A senha precisa ter uma letra maiúscula.'],
    [3, 'Repita a senha', 'outra', 'As duas senhas precisam ser iguais.'],
  ])('is told in step %i at %s, on leaving it, what %s lacks', async (step, label, text, sentence) => {
    await openFilled('atleta', step, { [label]: text })
    await field(label).click()
    await userEvent.tab()
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
  })

  it('sees how good the password is and what it still needs (F3)', async () => {
    await openFilled('atleta', 3, { Senha: 'campo' })
    const needs = page.getByRole('list', { name: 'A senha precisa ter' })
    await expect.element(page.getByText('Senha Fraca')).toBeVisible()
    await expect.element(needs.getByText('uma letra minúscula: já tem')).toBeVisible()
    await expect.element(needs.getByText('um número', { exact: true })).toBeVisible()
    await field('Senha').fill('Campo@123')
    await expect.element(page.getByText('Senha Média')).toBeVisible()
    await field('Senha').fill('Campo@123456')
    await expect.element(page.getByText('Senha Forte')).toBeVisible()
  })
})

describe('somebody young (H11)', () => {
  const young = { 'Data de nascimento': '08/03/2010' }

  it('is told at once what is needed under 18, and has somebody agree', async () => {
    const body = watchBody()
    const { button, router } = await openFilled('atleta', 1, young)
    await expect.element(page.getByText(/^Com menos de 18 anos você joga também/)).toBeVisible()
    await fill({ 'Data de nascimento': '08/03/1995' })
    await expect.element(page.getByText(/^Com menos de 18 anos/)).not.toBeInTheDocument()
    await fill(young)
    await goOn()
    await fill({ 'E-mail': 'bia@exemplo.com.br', 'Celular com DDD': '85999887744' })
    await goOn()
    await fill({ Senha: 'Campo@1234', 'Repita a senha': 'Campo@1234' })
    await page.getByRole('checkbox', { name: /termos de uso/ }).click()
    await button.click()
    const agrees = page.getByRole('checkbox', { name: /adulto responsável/ })
    await expect.element(agrees).toHaveFocus()
    await expect
      .element(page.getByText('Quem tem menos de 18 anos precisa que um responsável saiba e concorde.'))
      .toBeVisible()
    await agrees.click()
    await button.click()
    await registered(router)
    expect(await body).toMatchObject({ guardian_consent: true })
  })

  it('is not asked for it when 18 already', async () => {
    await openFilled('atleta', 3)
    expect(page.getByRole('checkbox').elements()).toHaveLength(1)
  })
})

describe('an athlete who is refused (G5)', () => {
  it.each([
    ['cpf', 'CPF (opcional)', 'Este CPF já está cadastrado.', 'Quem é você'],
    ['email', 'E-mail', 'Este e-mail já está cadastrado.', 'Como falar com você'],
    ['phone', 'Celular com DDD', 'Este telefone já está cadastrado.', 'Como falar com você'],
    ['password', 'Senha', 'Essa senha já vazou por aí. Escolha outra.', 'Senha e aceite'],
  ])('for %s is led back to it, and loses nothing', async (name, label, sentence, title) => {
    worker.use(
      http.post(
        call,
        () => HttpResponse.json({ message: 'x', errors: { [name]: [sentence] } }, { status: 422 }),
        {
          once: true,
        },
      ),
    )
    const { button } = await openFilled('atleta', 3)
    await button.click()
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(field(label)).toHaveFocus()
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(heading(new RegExp(title))).toBeVisible()
    await expect.element(alert()).not.toBeInTheDocument()
  })

  it('stays at the field until it is changed, and gets through then', async () => {
    const { button, router } = await openFilled('atleta', 3, { 'E-mail': 'atleta@campolivre.test' })
    await button.click()
    const taken = page.getByText('Este e-mail já está cadastrado.')
    await expect.element(taken).toBeVisible()
    await userEvent.tab()
    await goOn()
    await expect.element(field('E-mail')).toHaveFocus()
    await expect.element(taken).toBeVisible()
    await field('E-mail').fill('lia@exemplo.com.br')
    await expect.element(taken).not.toBeInTheDocument()
    await goOn()
    await expect.element(field('Senha')).toHaveValue('Campo@1234')
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/verificar-email')
  })

  it.each([
    ['plain texts', { message: 'x', errors: { phone: 'Este telefone já está cadastrado.' } }],
    [
      'all in one, with messages beside',
      {
        status: 'error',
        message: 'Dados inválidos.',
        messages: ['Este telefone já está cadastrado.'],
        errors: { phone: ['Este telefone já está cadastrado.'] },
      },
    ],
  ])('reads a refusal with %s (G1a)', async (_shape, body) => {
    worker.use(http.post(call, () => HttpResponse.json(body, { status: 422 })))
    const { button } = await openFilled('atleta', 3)
    await button.click()
    await expect.element(page.getByText('Este telefone já está cadastrado.')).toBeVisible()
    await expect.element(field('Celular com DDD')).toHaveFocus()
  })

  it.each([
    [
      'breaks',
      () => HttpResponse.json({ message: 'Server Error' }, { status: 500 }),
      /^Não deu para criar a conta/,
    ],
    [
      'answers no JSON',
      () => new HttpResponse('<h1>Oops</h1>', { status: 502 }),
      /^Não deu para criar a conta/,
    ],
    ['does not know the call', () => new HttpResponse(null, { status: 404 }), /^Por enquanto não dá/],
    ['is out of reach', () => HttpResponse.error(), /^Sem conexão agora/],
  ])('is told when the server %s, and the next try works (G5)', async (_how, answer, sentence) => {
    worker.use(http.post(call, answer, { once: true }))
    const { button, router } = await openFilled('atleta', 3)
    await button.click()
    await expect.element(alert()).toMatchTextContent(sentence)
    await expect.element(field('Senha')).toHaveValue('Campo@1234')
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/verificar-email')
  })
})
