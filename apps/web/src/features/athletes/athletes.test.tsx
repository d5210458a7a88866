import { describe, expect, it } from 'vitest'
import { backend } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const handle = 'rafa7k2q9mxt'
const rafa = () => backend.db.users.by('email', persona)[0]
const nova = 'nova@campolivre.test'

describe('the card of an athlete at its address (A13, H11)', () => {
  it('shows a guest what is for everybody, with neither phone nor whole name', async () => {
    const { getByRole } = await renderApp({ path: `/atletas/${handle}` })
    await expect.element(getByRole('heading', { level: 1, name: 'Rafa Monteiro' })).toBeVisible()
    const card = getByRole('article')
    await expect.element(card).toMatchTextContent(/Meio e ataque.*Fortaleza.*Esquerdo.*Jogo muito.*Futsal/)
    await expect.element(card).not.toMatchTextContent(/1,78|@|9012/)
  })

  it('is gone at once, also where it was open', async () => {
    const { getByRole, getByText, router } = await renderApp({ path: `/atletas/${handle}` })
    await expect.element(getByRole('heading', { level: 1, name: 'Rafa Monteiro' })).toBeVisible()
    const user = rafa()
    if (user?.card) await backend.db.users.update(user.id, { card: { ...user.card, handle: null } })
    await router.navigate({ to: '/' })
    await router.navigate({ to: '/atletas/$id', params: { id: handle } })
    await expect.element(getByText('Esse cartão não está mais aqui')).toBeVisible()
    await expect.element(getByText('Meio e ataque')).not.toBeInTheDocument()
  })
})

describe('the directory of athletes (A13, H11)', () => {
  it('is searched by city, sport, position and level, and leads to a card', async () => {
    const { getByRole, getByLabelText } = await renderApp({ path: '/atletas', persona: nova })
    await expect.element(getByRole('heading', { level: 1, name: 'Atletas' })).toBeVisible()
    await expect.element(getByRole('navigation', { name: 'Páginas' })).toBeVisible()
    await getByLabelText('Cidade', { exact: true }).selectOptions('Fortaleza')
    await getByLabelText('Esporte', { exact: true }).selectOptions('Futebol society')
    await getByLabelText('Posição', { exact: true }).selectOptions('Meio')
    await getByLabelText('Nível', { exact: true }).selectOptions('Jogo muito')
    await expect.element(getByRole('status').filter({ hasText: '1 atleta' })).toBeVisible()
    await getByRole('link', { name: 'Rafa Monteiro' }).click()
    await expect.element(getByRole('heading', { level: 1, name: 'Rafa Monteiro' })).toBeVisible()
  })

  it('says so where nobody is like that, and lets the filters go', async () => {
    const { getByRole, getByText } = await renderApp({
      path: '/atletas?cidade=Fortaleza&esporte=padel&nivel=9&pagina=x',
      persona: nova,
    })
    await expect.element(getByText('Ninguém assim por aqui')).toBeVisible()
    await getByRole('button', { name: 'Limpar os filtros' }).click()
    await expect
      .element(
        getByRole('link', { name: 'Rafa Monteiro' })
          .or(getByText(/^\d+ atletas$/))
          .first(),
      )
      .toBeVisible()
  })

  it('has nobody for somebody under 18', async () => {
    const user = backend.db.users.by('email', nova)[0]
    await backend.db.users.update(user?.id ?? '', { birthDate: '2010-03-08' })
    const { getByRole } = await renderApp({ path: '/atletas', persona: nova })
    await expect.element(getByRole('heading', { name: 'Ninguém por aqui ainda' })).toBeVisible()
  })
})
