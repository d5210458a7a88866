import { MAX_LIVE } from '@campo-livre/domain/rachas/command.ts'
import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished } from 'vitest'
import { backend, worker } from '../../../testing/backend.ts'
import { atTheField } from '../../../testing/at-the-field.ts'
import { holdAnswer } from '../../../testing/hold-answer.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/rachas/rch-atleta-01'
const own = () => backend.db.rachas.find('rch-atleta-01')

it('a racha is drawn by one press, with a secret that was kept before, and its evening is sent (N2, N3)', async () => {
  const { getByRole, getByText } = await renderApp({ path, persona })
  await getByRole('group', { name: 'O que fazer com o racha' }).getByRole('link', { name: 'Times' }).click()
  await getByRole('button', { name: 'Sortear' }).click()
  const teams = getByRole('group', { name: 'Times sorteados' })
  await expect.element(teams.getByRole('region', { name: 'Azul' })).toBeVisible()
  await expect.element(teams).toHaveFocus()
  expect(own()?.play.draws[0]?.record.ticket).toMatchObject({ playerNumber: null, drawNumber: 1 })
  const order = own()?.changes.map(({ command }) => /"type":"(\w+)"/.exec(command)?.[1])
  expect(order?.slice(-2)).toEqual(['publish_seed', 'draw'])
  await getByText('Como foi sorteado').click()
  await getByRole('button', { name: 'Conferir' }).click()
  await expect.element(getByText('O sorteio de novo deu os mesmos times.')).toBeVisible()
  await getByRole('link', { name: 'Ir para o campo' }).click()
  await getByRole('button', { name: 'Começar a partida' }).click()
  await getByRole('button', { name: 'Gol sem autor, Azul' }).click()
  await getByRole('button', { name: 'Encerrar a partida' }).click()
  await expect.element(getByRole('group', { name: 'Encerrar em 1 x 0 para o Azul?' })).toHaveFocus()
  await getByRole('button', { name: 'Encerrar', exact: true }).click()
  await expect.element(getByText('Azul 1 x 0 Laranja')).toBeVisible()
  await expect
    .poll(() => own()?.play.live?.commands.map(({ type }) => type))
    .toEqual(['start', 'goal', 'finish'])
  await getByRole('link', { name: 'Voltar ao racha' }).click()
  await expect.element(getByRole('heading', { name: 'Quem vai', level: 2 })).toBeVisible()
})

it('a number that somebody says comes after the secret is kept, and teams are drawn again (N3)', async () => {
  const { getByRole, getByLabelText, getByText } = await renderApp({ path: `${path}?fazer=times`, persona })
  await getByText('Usar o número de alguém').click()
  await expect.poll(() => own()?.play.next?.seed).toBeTruthy()
  const seed = own()?.play.next?.seed
  await getByLabelText('Número de um jogador').fill('27')
  await getByRole('button', { name: 'Sortear' }).click()
  await expect.element(getByRole('group', { name: 'Times sorteados' })).toBeVisible()
  expect(own()?.play.draws[0]?.record.ticket).toEqual({ seed, playerNumber: 27, drawNumber: 1 })
  await getByRole('button', { name: 'Mais' }).click()
  await getByRole('menuitem', { name: 'Sortear de novo' }).click()
  await getByRole('button', { name: 'Sortear', exact: true }).click()
  await getByText('Como foi sorteado').click()
  await expect.element(getByText('Sorteio 1')).toBeVisible()
  expect(own()?.play.draws).toHaveLength(2)
})

it('the teams go to the group as a text without a surname, and an exchange counts (N3)', async () => {
  const { getByRole } = await renderApp({ path: `${path}?fazer=times`, persona })
  await getByRole('button', { name: 'Sortear' }).click()
  const send = getByRole('link', { name: 'Mandar os times no WhatsApp' })
  await expect.element(send).toBeVisible()
  const text = () => new URL(send.element().getAttribute('href') ?? '').searchParams.get('text') ?? ''
  expect(text()).toMatch(
    /^Times do racha de [^]+🔵 Azul\n1\. [^]+🟠 Laranja\n1\. [^]+\/racha\/convite-rch-atleta-01$/,
  )
  expect(text()).not.toContain('Monteiro')
  const before = text()
  const teamOf = (name: string) => getByRole('region', { name }).getByRole('button').first()
  const moved = teamOf('Azul').element().getAttribute('data-person')
  await teamOf('Azul').click()
  await teamOf('Laranja').click()
  await expect
    .poll(() => getByRole('region', { name: 'Laranja' }).element().querySelector(`[data-person="${moved}"]`))
    .not.toBeNull()
  await expect.poll(() => own()?.play.draws[0]?.record.teams).not.toEqual(own()?.play.draws[0]?.record.drawn)
  expect(text()).not.toBe(before)
})

it('an exchange is shown before the server has answered (N3)', async () => {
  const { getByRole } = await renderApp({ path: `${path}?fazer=times`, persona })
  await getByRole('button', { name: 'Sortear' }).click()
  const firstOf = (name: string) => getByRole('region', { name }).getByRole('button').first()
  await expect.element(firstOf('Azul')).toBeVisible()
  const moved = firstOf('Azul').element().getAttribute('data-person')
  const held = holdAnswer('post', 'rachas/commands')
  await firstOf('Azul').click()
  await firstOf('Laranja').click()
  const inOrange = () =>
    getByRole('region', { name: 'Laranja' }).element().querySelector(`[data-person="${moved}"]`)
  await expect.poll(inOrange).not.toBeNull()
  await expect.poll(held.wasAsked).toBe(true)
  expect(inOrange()).not.toBeNull()
  held.release()
  await expect.poll(() => own()?.play.draws[0]?.record.teams).not.toEqual(own()?.play.draws[0]?.record.drawn)
})

it('wishes that cannot all come true are said above the teams (N3)', async () => {
  const { getByRole, getByText, getByLabelText } = await renderApp({ path: `${path}?fazer=times`, persona })
  const [one = '', other = '', third = ''] =
    own()?.participants.flatMap(({ status, name }) => (status === 'confirmed' ? [name] : [])) ?? []
  await getByText('Pedidos: juntos ou separados').click()
  for (const [first, second, kind] of [
    [one, other, 'no mesmo time'],
    [other, third, 'no mesmo time'],
    [one, third, 'em times diferentes'],
  ] as const) {
    await getByLabelText('Primeira pessoa do pedido').selectOptions(first)
    await getByLabelText('Outra pessoa do pedido').selectOptions(second)
    await getByRole('combobox', { name: 'O pedido' }).selectOptions(kind)
    await getByRole('button', { name: 'Juntar o pedido' }).click()
  }
  await getByRole('button', { name: 'Sortear' }).click()
  await expect.element(getByRole('group', { name: 'Times sorteados' })).toBeVisible()
  await expect.element(getByText(/^Não deu para atender: .+ no mesmo time|em times diferentes/)).toBeVisible()
})

it('at the time of the game the teams lead to the field first (N3)', async () => {
  await atTheField()
  const { getByRole } = await renderApp({ path: `${path}?fazer=times`, persona })
  await getByRole('button', { name: 'Sortear' }).click()
  const bar = getByRole('group', { name: 'O que fazer com os times' })
  await expect.element(bar.getByRole('link', { name: 'Ir para o campo' })).toBeVisible()
  expect(bar.element().children[0]?.textContent.trim()).toBe('Ir para o campo')
})

it('teams that could not be changed stand as they were, and it says so (G4, N3)', async () => {
  const { getByRole, getByText } = await renderApp({ path: `${path}?fazer=times`, persona })
  await getByRole('button', { name: 'Sortear' }).click()
  const teamOf = (name: string) => getByRole('region', { name }).getByRole('button').first()
  await expect.element(teamOf('Azul')).toBeVisible()
  const stood = teamOf('Azul').element().textContent
  worker.use(http.post('*/api/rachas/commands', () => HttpResponse.json({}, { status: 500 })))
  await teamOf('Azul').click()
  await teamOf('Laranja').click()
  await expect.element(getByText('Não deu para mudar os times. Tente de novo.')).toBeVisible()
  await expect.element(teamOf('Azul')).toHaveTextContent(stood)
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
