import { beforeEach, describe, expect, it } from 'vitest'
import { backend } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const path = '/racha/convite-rch-atleta-01'
const own = () => backend.db.rachas.find('rch-atleta-01')
const someone = (name: string) => own()?.participants.find((each) => each.name === name)

// Tests share the browser's storage, in which a guest's name is kept.
beforeEach(() => localStorage.removeItem('racha-name'))

describe('the link of a racha (A13, N2)', () => {
  it('shows first names without an account, with its words as title and preview', async () => {
    const { getByRole } = await renderApp({ path })
    await expect.element(getByRole('heading', { level: 1, name: 'Racha de Rafael' })).toBeVisible()
    expect(document.title).toMatch(/^Racha de futebol society, .* · Campo Livre$/)
    const description = document.querySelector('meta[property="og:description"]')?.getAttribute('content')
    expect(description).toMatch(/Arena Beira-Mar\. 11 de 14 vão\. Faltam 3\.$/)
    const shown = document.querySelector('main')?.textContent ?? ''
    for (const { name } of own()?.participants ?? []) expect(shown).not.toContain(name)
  })

  it('takes the answer of a guest by a name, and knows them again', async () => {
    const { getByRole, getByText, getByLabelText, unmount } = await renderApp({ path })
    await getByRole('button', { name: 'Vou', exact: true }).click()
    await expect.element(getByText('Escreva o nome.')).toBeVisible()
    await getByLabelText('Seu nome').fill('Bocão')
    await getByRole('checkbox', { name: 'Jogo no gol' }).click()
    await getByRole('button', { name: 'Vou', exact: true }).click()
    await expect.element(getByRole('heading', { name: 'Bocão, você vai?' })).toBeVisible()
    expect(someone('Bocão')).toMatchObject({ status: 'confirmed', goalkeeper: true, userId: null })
    await unmount()
    const again = await renderApp({ path })
    await again.getByRole('button', { name: 'Não vou' }).click()
    await expect.element(again.getByText('Você não vai desta vez.')).toBeVisible()
    expect(someone('Bocão')?.status).toBe('declined')
  })

  it('asks for another name where there is one, and keeps what was typed (G5)', async () => {
    const { getByRole, getByText, getByLabelText } = await renderApp({ path })
    const taken = own()?.participants[0]?.name ?? ''
    await getByLabelText('Seu nome').fill(taken)
    await getByRole('button', { name: 'Vou', exact: true }).click()
    await expect.element(getByText(/na lista\. Ponha o sobrenome ou o apelido\./)).toBeVisible()
    await expect.element(getByLabelText('Seu nome')).toHaveValue(taken)
  })

  it('is the own answer of an athlete who is signed in', async () => {
    const { getByRole, getByLabelText } = await renderApp({ path, persona: 'nova@campolivre.test' })
    await expect.element(getByRole('group', { name: 'Sua resposta' })).toBeVisible()
    await expect.poll(() => getByLabelText('Seu nome').query()).toBeNull()
    await getByRole('button', { name: 'Vou', exact: true }).click()
    await expect.element(getByRole('link', { name: 'Abrir em Meu Racha' })).toBeVisible()
    expect(own()?.participants.some(({ userId }) => userId === 'usr-nova')).toBe(true)
  })

  it('is dead once it was renewed', async () => {
    await backend.db.rachas.update('rch-atleta-01', { linkToken: 'outro' })
    const { getByRole } = await renderApp({ path })
    await expect.element(getByRole('heading', { level: 1, name: 'Esse convite não vale mais' })).toBeVisible()
  })

  it('says that it is dead to whoever answers on a page that was open before', async () => {
    const { getByRole, getByLabelText } = await renderApp({ path })
    await getByLabelText('Seu nome').fill('Bocão')
    await backend.db.rachas.update('rch-atleta-01', { linkToken: 'outro' })
    await getByRole('button', { name: 'Vou', exact: true }).click()
    await expect.element(getByRole('heading', { level: 1, name: 'Esse convite não vale mais' })).toBeVisible()
  })
})
