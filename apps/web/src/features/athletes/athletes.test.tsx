import { describe, expect, it } from 'vitest'
import { backend } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const handle = 'rafa7k2q9mxt'
const rafa = () => backend.db.users.by('email', persona)[0]

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
    const { getByRole, getByLabelText } = await renderApp({ path: '/atletas', persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Encontrar atletas' })).toBeVisible()
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
      persona,
    })
    await expect.element(getByText('Ninguém assim por aqui', { exact: true })).toBeVisible()
    await expect
      .element(getByRole('status').filter({ hasText: 'Ninguém assim por aqui.' }))
      .toBeInTheDocument()
    await getByRole('button', { name: 'Limpar os filtros' }).click()
    await expect
      .element(
        getByRole('link', { name: 'Rafa Monteiro' })
          .or(getByText(/^\d+ atletas$/))
          .first(),
      )
      .toBeVisible()
  })

  it('says where the list ends, and leads back to its beginning', async () => {
    const { getByRole } = await renderApp({ path: '/atletas?pagina=999', persona })
    await expect.element(getByRole('heading', { name: 'A lista acaba antes' })).toBeVisible()
    await expect.element(getByRole('status').filter({ hasText: /^\d+ atletas$/ })).toBeInTheDocument()
  })

  it.each([
    ['is under 18', '2010-03-08', 'A busca de atletas abre aos 18 anos', 'Abrir meu cartão'],
    [
      'has not said when they were born',
      null,
      'A busca de atletas é para maiores de 18',
      'Abrir “Meus dados”',
    ],
  ])('says why it is closed to somebody who %s', async (_who, birthDate, title, action) => {
    await backend.db.users.update(rafa()?.id ?? '', { birthDate })
    const { getByRole, getByLabelText } = await renderApp({ path: '/atletas', persona })
    await expect.element(getByRole('heading', { name: title })).toBeVisible()
    await expect.element(getByRole('link', { name: action })).toBeVisible()
    await expect.element(getByLabelText('Cidade', { exact: true })).not.toBeInTheDocument()
  })
})
