import { expect, it } from 'vitest'
import { backend } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/rachas/rch-atleta-02'
const own = () => backend.db.rachas.find('rch-atleta-02')
const mine = () => own()?.participants.find(({ userId }) => userId === 'usr-atleta')

it('a game that is over shows its result, who scored, and who of the group plays most (H7)', async () => {
  const { getByRole } = await renderApp({ path, persona })
  const result = getByRole('region', { name: 'Como foi' })
  await expect.element(result.getByText('Time 1 2 x 1 Time 2')).toBeVisible()
  await expect.element(result.getByRole('list', { name: 'Quem marcou' })).toMatchTextContent(/gol/)
  const order = ['Como foi', 'Avaliar quem jogou', 'Quem foi', 'Quem mais joga']
  await expect.element(getByRole('region', { name: 'Quem mais joga' })).toBeVisible()
  const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order)
  const group = getByRole('region', { name: 'Quem mais joga' })
  await expect.element(group.getByText('Futsal, 1 jogo da turma.')).toBeVisible()
  expect(group.getByRole('article').elements()).toHaveLength(5)
  await group.getByRole('button', { name: /^Ver os/ }).click()
  expect(group.getByRole('article').elements().length).toBeGreaterThan(9)
})

it('who played rates the others with stars, and sees their own votes again alone (H7)', async () => {
  const { getByRole, getByText, unmount } = await renderApp({ path, persona })
  const rating = getByRole('region', { name: 'Avaliar quem jogou' })
  await rating.getByRole('button', { name: 'Guardar as notas' }).click()
  await expect.element(rating.getByRole('alert')).toHaveTextContent('Dê ao menos uma nota.')
  const others = own()?.participants.filter(({ status, id }) => status === 'confirmed' && id !== mine()?.id)
  const [first] = others ?? []
  expect(rating.getByRole('group').elements()).toHaveLength(others?.length ?? 0)
  const stars = rating.getByRole('group', { name: first?.name ?? '' })
  await stars.getByRole('radio', { name: '4 estrelas' }).click()
  await rating.getByRole('button', { name: 'Guardar as notas' }).click()
  await expect.element(getByText('Ninguém sabe de quem é cada uma.')).toBeVisible()
  expect(own()?.votes).toEqual([{ byId: mine()?.id, forId: first?.id, stars: 4 }])
  await unmount()
  const again = await renderApp({ path, persona })
  const kept = again.getByRole('group', { name: first?.name ?? '' })
  await expect.element(kept.getByRole('radio', { name: '4 estrelas' })).toBeChecked()
})

it('an athlete has their figures by sport among their games (H7)', async () => {
  const { getByRole } = await renderApp({ path: '/atleta/rachas', persona })
  const card = getByRole('region', { name: 'Seus números' })
  await expect.element(card.getByRole('article')).toMatchTextContent(/^Futsal1 jogo.*partidas/)
  await expect.element(card.getByText('Sua nota aparece com 3 votos de quem jogou com você.')).toBeVisible()
})
