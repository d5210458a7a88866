import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { lastMail } from '../../../testing/last-mail.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { field, fill, goOn, heading, openAt, openFilled, typedAt } from './testing/register-steps.ts'

const call = '*/api/auth/register-company'

describe('an arena that registers (A6, H11)', () => {
  it('waits for approval, and its owner is told what comes next, also after a reload (G5)', async () => {
    const { button, router, unmount } = await openFilled('arena', 1)
    for (const step of [2, 3, 4]) {
      await goOn()
      await fill(typedAt('arena', step))
    }
    await page.getByRole('checkbox').click()
    await button.click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Arena cadastrada' })).toBeVisible()
    await expect.element(heading('Agora faltam dois passos')).toHaveFocus()
    expect(await lastMail()).toMatchObject({ to: 'rita@exemplo.com.br', code: expect.any(String) })
    const [company] = backend.db.companies.where(({ name }) => name === 'Arena do Prado')
    expect(company).toMatchObject({ status: 'awaiting_approval', address: { cep: '60000001', state: 'CE' } })
    expect(JSON.stringify(sessionStorage)).not.toContain('Rita')
    await page.getByRole('link', { name: 'Confirmar e-mail' }).click()
    await expect
      .poll(() => router.latestLocation.href)
      .toBe('/verificar-email?redirect=%2Fcompany&email=rita%40exemplo.com.br')
    await expect
      .element(page.getByRole('button', { name: 'Enviar outro código' }))
      .toHaveAttribute('aria-disabled', 'true')
    router.history.back()
    await expect.element(page.getByText('rita@exemplo.com.br')).toBeVisible()
    await unmount()
  })

  it('writes a CNPJ with letters as it is written, letters large', async () => {
    await openAt('arena', 1)
    await userEvent.type(field('CNPJ'), '12abc34501de35')
    await expect.element(field('CNPJ')).toHaveValue('12.ABC.345/01DE-35')
  })

  it.each([
    [1, 'Nome da arena', ['Informe o nome da arena.', 'Informe o CNPJ.']],
    [
      2,
      'CEP',
      [
        'Informe o CEP.',
        'Informe a rua.',
        'Informe o número, ou S/N.',
        'Informe o bairro.',
        'Informe a cidade.',
        'Escolha o estado.',
      ],
    ],
    [3, 'Nome completo', ['Informe seu nome.', 'Informe seu e-mail.', 'Informe seu telefone.']],
    [4, 'Senha', ['Escolha uma senha.', 'Sem esse aceite não dá para criar a conta.']],
  ])('is told in step %i what is missing, beginning at %s', async (step, first, sentences) => {
    await openAt('arena', step)
    await page.getByRole('button', { name: step === 4 ? 'Cadastrar a arena' : 'Continuar' }).click()
    await expect.element(field(first)).toHaveFocus()
    for (const sentence of sentences)
      await expect.element(page.getByText(sentence, { exact: true }).last()).toBeVisible()
  })

  it.each([
    [1, 'CNPJ', '12.ABC.345/01DE-34', 'Confira o CNPJ: falta algo, ou uma letra ou um número está trocado.'],
    [2, 'CEP', '6016512', 'O CEP tem 8 números, como 60165-121.'],
  ])('is told in step %i at %s, on leaving it, what %s lacks', async (step, label, text, sentence) => {
    await openAt('arena', step)
    await field(label).fill(text)
    await userEvent.tab()
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
  })

  it.each([
    ['cnpj', 'CNPJ', 'Este CNPJ já está cadastrado.', 'Sua arena'],
    ['state', 'Estado', 'Escolha o estado.', 'Onde ela fica'],
    ['phone', 'Celular com DDD', 'Este telefone já está cadastrado.', 'Quem responde por ela'],
    ['terms_version', 'Li e aceito', 'Os termos mudaram.', 'Senha e aceite'],
  ])('is led back to %s when that is refused (G5)', async (name, label, sentence, title) => {
    worker.use(
      http.post(call, () =>
        HttpResponse.json({ message: 'x', errors: { [name]: [sentence] } }, { status: 422 }),
      ),
    )
    const { button } = await openFilled('arena', 4)
    await button.click()
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByLabelText(new RegExp(`^${label}`))).toHaveFocus()
    await expect.element(heading(new RegExp(title))).toBeVisible()
  })

  it('is led back to the first of what somebody else has already', async () => {
    const { button } = await openFilled('arena', 4, { 'E-mail': 'empresa@campolivre.test' })
    await button.click()
    await expect.element(page.getByText('Este e-mail já está cadastrado.')).toBeVisible()
    await expect.element(field('E-mail')).toHaveFocus()
    await expect.element(field('Nome completo')).toHaveValue('Rita Prado')
  })
})

describe('an arena where the server knows no registration of arenas (G1a, H13)', () => {
  it('is told so kindly, and leaves a contact with what was typed', async () => {
    backend.db.settings.dialect = 'real'
    const { button, router } = await openFilled('arena', 4)
    await button.click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^Por enquanto não dá para cadastrar a arena/)
    await page.getByRole('link', { name: 'Deixar meu contato' }).click()
    await expect.poll(() => router.latestLocation.href).toBe('/anunciar-campo#contato')
    await expect.element(field('Nome da arena')).toHaveValue('Arena do Prado')
    await expect.element(field('E-mail')).toHaveValue('rita@exemplo.com.br')
    await expect.element(field('Telefone com DDD')).toHaveValue('(85) 99988-7755')
  })

  it('can leave no more than a contact from the start', async () => {
    const { router } = await renderApp({ path: '/registro?tipo=arena' })
    await field('Nome da arena').fill('Arena do Prado')
    await page.getByRole('link', { name: 'Prefiro só deixar meu contato' }).click()
    await expect.poll(() => router.latestLocation.href).toBe('/anunciar-campo#contato')
    await expect.element(field('Nome da arena')).toHaveValue('Arena do Prado')
  })
})
