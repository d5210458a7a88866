import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { worker } from '../../testing/backend.ts'
import { lastMail } from '../../testing/last-mail.ts'
import { renderApp } from '../../testing/render-app.tsx'

const call = '*/api/auth/register'

/** The registration with every field filled in as `changes` say. */
async function openFilled(changes: Record<string, string> = {}) {
  const app = await renderApp({ path: '/registro' })
  const texts = {
    'Nome completo': 'Lia Torres',
    'E-mail': 'lia@exemplo.com.br',
    'Celular com DDD': '85999887766',
    'Data de nascimento': '08031995',
    'CPF (opcional)': '28001238938',
    Senha: 'Campo@1234',
    'Repita a senha': 'Campo@1234',
    ...changes,
  }
  const field = (label: string) => app.getByLabelText(label, { exact: true })
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
  await field('Gênero').selectOptions('Feminino')
  await app.getByRole('checkbox').click()
  const button = app.getByRole('button', { name: 'Criar conta' })
  return { ...app, field, button }
}

describe('registering (A6, H11)', () => {
  it('makes an account and leads to where its e-mail is confirmed', async () => {
    const { button, router, getByText } = await openFilled()
    await button.click()
    await expect.poll(() => router.latestLocation.href).toBe('/verificar-email?email=lia%40exemplo.com.br')
    await expect.element(getByText('lia@exemplo.com.br')).toBeVisible()
    expect(await lastMail()).toMatchObject({
      to: 'lia@exemplo.com.br',
      code: expect.stringMatching(/^\d{6}$/),
    })
  })

  it('writes phone, CPF and day as people read them, while they are typed', async () => {
    const { field } = await openFilled({
      'Celular com DDD': '',
      'CPF (opcional)': '',
      'Data de nascimento': '',
    })
    await userEvent.type(field('Celular com DDD'), '85999887766')
    await userEvent.type(field('CPF (opcional)'), '28001238938')
    await userEvent.type(field('Data de nascimento'), '08031995')
    await expect.element(field('Celular com DDD')).toHaveValue('(85) 99988-7766')
    await expect.element(field('CPF (opcional)')).toHaveValue('280.012.389-38')
    await expect.element(field('Data de nascimento')).toHaveValue('08/03/1995')
  })

  it('says what is missing when it is sent empty, and focuses the first field', async () => {
    const { getByLabelText, getByRole, getByText } = await renderApp({ path: '/registro' })
    await getByRole('button', { name: 'Criar conta' }).click()
    for (const sentence of [
      'Informe seu nome.',
      'Informe seu e-mail.',
      'Informe seu telefone.',
      'Confira a data: dia, mês e ano, como 21/11/1995.',
      'Escolha uma das opções.',
      'Escolha uma senha.',
      'Repita a senha.',
      'Sem esse aceite não dá para criar a conta.',
    ])
      await expect.element(getByText(sentence, { exact: true }).last()).toBeVisible()
    await expect.element(getByLabelText('Nome completo')).toHaveFocus()
  })

  it.each([
    ['Nome completo', 'Lia', 'Informe nome e sobrenome.'],
    ['E-mail', 'lia@', 'Esse e-mail parece incompleto.'],
    ['Celular com DDD', '999887766', 'Informe o telefone com DDD, como (85) 90123-4567.'],
    ['Data de nascimento', '21/11/2012', 'Você precisa ter pelo menos 14 anos para se cadastrar.'],
    ['CPF (opcional)', '280.012.389-39', 'Confira os números do CPF.'],
    ['Senha', 'campo@123', 'A senha precisa ter uma letra maiúscula.'],
    ['Repita a senha', 'outra', 'As duas senhas precisam ser iguais.'],
  ])('says at %s, on leaving it, what %s lacks', async (label, text, sentence) => {
    const { field, getByText } = await openFilled({ [label]: text })
    await field(label).click()
    await userEvent.tab()
    await expect.element(getByText(sentence, { exact: true })).toBeVisible()
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
  })

  it('tells how good the password is and what it still needs (F3)', async () => {
    const { getByLabelText, getByText, getByRole } = await renderApp({ path: '/registro' })
    const password = getByLabelText('Senha', { exact: true })
    const needs = getByRole('list', { name: 'A senha precisa ter' })
    await password.fill('campo')
    await expect.element(getByText('Senha Fraca')).toBeVisible()
    await expect.element(needs.getByText('uma letra minúscula: já tem')).toBeVisible()
    await expect.element(needs.getByText('um número', { exact: true })).toBeVisible()
    await password.fill('Campo@123')
    await expect.element(getByText('Senha Média')).toBeVisible()
    await password.fill('Campo@123456')
    await expect.element(getByText('Senha Forte')).toBeVisible()
  })

  it('shows what the server refuses at its field until that is changed, and loses nothing (G5)', async () => {
    const { button, field, getByText } = await openFilled({ 'E-mail': 'atleta@campolivre.test' })
    await button.click()
    const taken = getByText('Este e-mail já está cadastrado.')
    await expect.element(taken).toBeVisible()
    await expect.element(field('E-mail')).toHaveFocus()
    await userEvent.tab()
    await expect.element(taken).toBeVisible()
    await expect.element(field('Senha')).toHaveValue('Campo@1234')
    await field('E-mail').fill('lia@exemplo.com.br')
    await expect.element(taken).not.toBeInTheDocument()
  })

  it.each([
    ['a map of lists', { message: 'x', errors: { phone: ['Este telefone já está cadastrado.'] } }],
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
  ])('takes a refusal as %s (G1a)', async (_shape, body) => {
    worker.use(http.post(call, () => HttpResponse.json(body, { status: 422 })))
    const { button, field, getByText } = await openFilled()
    await button.click()
    await expect.element(getByText('Este telefone já está cadastrado.')).toBeVisible()
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
  ])('says so when the server %s, and works on the next try', async (_how, answer, sentence) => {
    worker.use(http.post(call, answer, { once: true }))
    const { button, field, getByRole, router } = await openFilled()
    await button.click()
    await expect.element(getByRole('alert')).toMatchTextContent(sentence)
    await expect.element(field('Nome completo')).toHaveValue('Lia Torres')
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/verificar-email')
  })

  it('keeps what was typed over a reload, but for the passwords (G5)', async () => {
    const { field, unmount } = await openFilled()
    await expect.element(field('Senha')).toHaveValue('Campo@1234')
    await unmount()
    const again = await renderApp({ path: '/registro' })
    await expect.element(again.getByLabelText('Nome completo')).toHaveValue('Lia Torres')
    await expect.element(again.getByLabelText('Senha', { exact: true })).toHaveValue('')
    expect(JSON.stringify(sessionStorage)).not.toContain('Campo@1234')
  })
})
