import { expect, it } from 'vitest'
import { backend } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/rachas/rch-atleta-01'
const own = () => backend.db.rachas.find('rch-atleta-01')

it('a racha is drawn with a seed that was published before, and its evening is sent (N2, N3)', async () => {
  const { getByRole, getByLabelText, getByText } = await renderApp({ path, persona })
  await getByRole('button', { name: 'Preparar o sorteio' }).click()
  await expect.element(getByText(/^A semente do sorteio 1 está publicada/)).toBeVisible()
  const seed = own()?.play.next?.seed
  await getByLabelText('Número de um jogador').fill('27')
  await getByRole('button', { name: 'Sortear os times' }).click()
  await expect.element(getByRole('region', { name: 'Time 1' })).toBeVisible()
  expect(own()?.play.draws[0]?.record.ticket).toEqual({ seed, playerNumber: 27, drawNumber: 1 })
  await getByRole('button', { name: 'Conferir' }).click()
  await expect.element(getByText('O sorteio de novo deu os mesmos times.')).toBeVisible()
  await getByRole('link', { name: 'Anotar o jogo no campo' }).click()
  await getByRole('button', { name: 'Começar a partida' }).click()
  await getByRole('button', { name: 'Gol sem autor, Time 1' }).click()
  await getByRole('button', { name: 'Encerrar a partida' }).click()
  await expect.element(getByText('Time 1 1 x 0 Time 2')).toBeVisible()
  await expect
    .poll(() => own()?.play.live?.commands.map(({ type }) => type))
    .toEqual(['start', 'goal', 'finish'])
  await getByRole('link', { name: 'Voltar ao racha' }).click()
  await expect.element(getByRole('heading', { name: 'Quem vai', level: 2 })).toBeVisible()
})
