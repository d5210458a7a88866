import { MAX_LIVE } from '@campo-livre/domain/rachas/command.ts'
import { expect, it, onTestFinished } from 'vitest'
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

it('what a device kept is sent when the racha is opened, in parts, and what does not fit only once (N2)', async () => {
  const at = backend.db.clock.now()
  const setup = {
    rules: { rotation: 'winner_stays' as const, minutes: 10, goals: 2, mostWins: null },
    teams: ['a', 'b'].map((id) => ({ id, name: `Time ${id}`, players: [] })),
  }
  await backend.db.rachas.update('rch-atleta-01', {
    play: { next: null, draws: [], live: { setup, commands: [] } },
  })
  const turns = Array.from({ length: MAX_LIVE + 19 }, (_, index) => ({
    id: `t${index}`,
    at,
    type: index % 2 === 0 ? ('pause' as const) : ('resume' as const),
  }))
  const misfit = { id: 'm', at, type: 'assist' as const, goalId: 'none', playerId: 'none' }
  const commands = [{ id: 's', at, type: 'start' as const }, misfit, ...turns]
  localStorage.setItem('campo-livre.racha.rch-atleta-01.live', JSON.stringify({ setup, commands }))
  onTestFinished(() => localStorage.removeItem('campo-livre.racha.rch-atleta-01.live'))
  await renderApp({ path, persona })
  await expect.poll(() => own()?.play.live?.commands.length).toBe(MAX_LIVE + 20)
  expect(own()?.changes.filter(({ command }) => command.includes('"type":"live"'))).toHaveLength(2)
})
