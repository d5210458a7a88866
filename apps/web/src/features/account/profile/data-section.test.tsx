import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '../../../lib/state/store.ts'
import { userAtom } from '../../../session/atoms.ts'
import { backend, worker } from '../../../testing/backend.ts'
import { holdAnswer } from '../../../testing/hold-answer.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/perfil?aba=dados'
const field = (label: string) => page.getByRole('textbox', { name: label })
const save = () => page.getByRole('button', { name: 'Salvar dados' }).click()
const kept = () => backend.db.users.by('email', persona)[0]

describe('my data (H11)', () => {
  it('show what was told before, as people read it', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(field('Nome completo')).toHaveValue('Rafael Monteiro')
    await expect.element(field('Celular com DDD')).toHaveValue('(85) 90123-4567')
    await expect.element(field('CPF (opcional)')).toHaveValue('318.074.526-62')
    await expect.element(field('Data de nascimento (opcional)')).toHaveValue('12/07/1994')
    await expect.element(getByRole('combobox', { name: 'Gênero (opcional)' })).toHaveValue('male')
    await expect
      .element(getByRole('link', { name: 'Trocar e-mail' }))
      .toHaveAttribute('href', '/atleta/perfil?aba=acesso')
  })

  it('are saved, and known to the rest of the app at once', async () => {
    const { getByRole, getByText, router } = await renderApp({ path, persona })
    await field('Nome completo').fill('Rafael Monteiro Filho')
    await field('Celular com DDD').fill('85988776655')
    await field('CPF (opcional)').fill('')
    await save()
    await expect.element(getByText('Dados atualizados')).toBeVisible()
    expect(kept()).toMatchObject({ name: 'Rafael Monteiro Filho', phone: '5585988776655', cpf: null })
    expect(store.get(userAtom)).toMatchObject({ name: 'Rafael Monteiro Filho' })
    await expect.element(field('Celular com DDD')).toHaveValue('(85) 98877-6655')
    await expect.element(getByText(/^Você tem mudanças que ainda não salvou/)).not.toBeInTheDocument()
    await router.navigate({ to: '/atleta/perfil' })
    await expect.element(getByRole('heading', { name: 'Rafael Monteiro Filho' })).toBeVisible()
  })

  it('are kept while they are not saved, wherever one goes meanwhile, until they are given up (G5)', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await field('Nome completo').fill('Rafa Monteiro')
    await getByRole('link', { name: 'Avisos' }).click()
    await getByRole('link', { name: 'Meus dados' }).click()
    await expect.element(field('Nome completo')).toHaveValue('Rafa Monteiro')
    await expect.element(getByText(/^Você tem mudanças que ainda não salvou/)).toBeVisible()
    await getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(field('Nome completo')).toHaveValue('Rafael Monteiro')
    await expect.element(getByRole('form', { name: 'Meus dados' })).toHaveFocus()
    await getByRole('link', { name: 'Avisos' }).click()
    await getByRole('link', { name: 'Meus dados' }).click()
    await expect.element(field('Nome completo')).toHaveValue('Rafael Monteiro')
  })

  it('keep what is typed while they are saved, as not saved yet (G5)', async () => {
    const held = holdAnswer('put', 'me/account')
    const { getByText } = await renderApp({ path, persona })
    await field('Nome completo').fill('Rafael M.')
    await save()
    await expect.poll(held.wasAsked).toBe(true)
    await field('Nome completo').fill('Rafael M. Souza')
    held.release()
    await expect.element(getByText('Dados atualizados')).toBeVisible()
    await expect.element(getByText(/^Você tem mudanças que ainda não salvou/)).toBeVisible()
    await expect.element(field('Nome completo')).toHaveValue('Rafael M. Souza')
    expect(kept()?.name).toBe('Rafael M.')
  })

  it('lead to the part where the e-mail is changed, which has the focus then', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await getByRole('link', { name: 'Trocar e-mail' }).click()
    await expect.element(getByRole('heading', { name: 'Acesso', level: 2 })).toHaveFocus()
  })

  it('say what is missing, and the first that is wrong has the focus', async () => {
    const { getByText } = await renderApp({ path, persona: 'nova@campolivre.test' })
    await field('CPF (opcional)').fill('111')
    await field('Data de nascimento (opcional)').fill('01/01/2020')
    await save()
    await expect.element(field('Celular com DDD')).toHaveFocus()
    await expect.element(getByText('Informe seu telefone.')).toBeVisible()
    await expect.element(getByText('Confira os números do CPF.')).toBeVisible()
    await expect.element(getByText(/para jogar por aqui, é preciso ter pelo menos 14 anos/)).toBeVisible()
  })

  it('say at the field what the server refuses, and keep what was typed (D10, G5)', async () => {
    await renderApp({ path, persona })
    const [other] = backend.db.users.by('email', 'intensa@campolivre.test')
    await field('Celular com DDD').fill(other?.phone?.slice(2) ?? '')
    await save()
    await expect.element(field('Celular com DDD')).toHaveFocus()
    await expect.element(field('Celular com DDD')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Celular com DDD')).toHaveValue('(11) 90111-2233')
    expect(kept()?.phone).toBe('5585901234567')
  })

  it('say that they could not be saved, and are saved at the next try (G5)', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await field('Nome completo').fill('Rafael M. Souza')
    worker.use(http.put('*/api/me/account', () => new HttpResponse(null, { status: 500 }), { once: true }))
    await save()
    await expect.element(getByRole('alert')).toMatchTextContent(/^Não deu para salvar seus dados\./)
    await save()
    await expect.element(getByText('Dados atualizados')).toBeVisible()
    expect(kept()?.name).toBe('Rafael M. Souza')
  })

  it('are read where the server lets nobody change them (H11)', async () => {
    const { getByRole, getByText } = await renderApp({ path: '/atleta/perfil', persona })
    backend.db.settings.dialect = 'real'
    await getByRole('link', { name: 'Meus dados' }).click()
    await expect.element(getByText('Por enquanto não dá para mudar seus dados por aqui.')).toBeVisible()
    await expect.element(getByRole('region', { name: 'Seus dados' })).toMatchTextContent(/90123-4567/)
    await expect.element(getByRole('button', { name: 'Salvar dados' })).not.toBeInTheDocument()
  })

  it('can be asked for again when they did not come (G4)', async () => {
    worker.use(http.get('*/api/me/account', () => new HttpResponse(null, { status: 503 })))
    const { getByRole } = await renderApp({ path, persona, retryDelay: 0 })
    await expect.element(getByRole('heading', { name: 'Não deu para abrir seus dados' })).toBeVisible()
    worker.resetHandlers()
    await getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(field('Nome completo')).toHaveValue('Rafael Monteiro')
  })
})
