import type { DrawRecord, DrawWish } from '@campo-livre/domain/rachas/draw/draw.ts'
import { drawTeams } from '@campo-livre/domain/rachas/draw/draw-teams.ts'
import { placeByHand } from '@campo-livre/domain/rachas/draw/place-by-hand.ts'
import { codedList, codeOf, seenDraw } from '@campo-livre/domain/rachas/draw/seen-draw.ts'
import { sha256 } from '@campo-livre/domain/rachas/draw/sha256.ts'
import { recordDraw } from '@campo-livre/domain/rachas/draw/record-draw.ts'
import { HUNDRED_DRAWS, sampleList, sampleTicket } from '@campo-livre/domain/testing/drawn-samples.ts'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Themed } from '../../../lib/theme/themed.tsx'
import DrawView from './draw-view.tsx'
import DrawForm, { type DrawChoice } from './draw-form.tsx'
import type { Placing } from './swap-people.ts'
import { verifyInWorker } from './verify-in-worker.ts'
import { unmetWishes, wishText } from './wish-text.ts'

const { players } = sampleList(2)
const people = players.map((player, at) => ({ ...player, name: `Jogador ${at + 1}` }))

function recorded(teams = 2): DrawRecord {
  const drawn = recordDraw(codedList(people, sampleList(teams), 'sal'), sampleTicket)
  if (!drawn.ok) throw new Error(drawn.message)
  return drawn.record
}

it('draws the same teams a hundred times in the browser as in Node, and checks them in a worker (N3)', async () => {
  const all = Array.from({ length: 100 }, (_, at) => {
    const drawn = drawTeams(sampleList(2 + (at % 3)), { ...sampleTicket, drawNumber: at })
    return drawn.ok ? drawn.teams : drawn.message
  })
  expect(sha256(JSON.stringify(all))).toBe(HUNDRED_DRAWS)
  const record = recorded(4)
  await expect(verifyInWorker({ record, own: null })).resolves.toMatchObject([
    { ok: true },
    { ok: true },
    { ok: true },
  ])
})

it('draws by one press; teams, wishes and a number are offers, and it says which wishes did not come true (N3)', async () => {
  const onDraw = vi.fn<(choice: DrawChoice) => void>()
  const onNumber = vi.fn<() => void>()
  const submit = <button type="submit">Sortear</button>
  await render(
    <Themed>
      <DrawForm people={people} sport="society" onDraw={onDraw} onNumber={onNumber} submit={submit} />
    </Themed>,
  )
  await page.getByRole('button', { name: 'Sortear' }).click()
  expect(onDraw.mock.calls).toEqual([[{ teams: 3, wishes: [], playerNumber: null }]])
  onDraw.mockClear()
  await expect.element(page.getByText('22 vão: times de 8 e 7.')).toBeVisible()
  await page.getByText('Pedidos: juntos ou separados').click()
  const join = page.getByRole('button', { name: 'Juntar o pedido' })
  const wish = async (one: number, other: number, kind: string) => {
    await page.getByLabelText('Primeira pessoa do pedido').selectOptions(`Jogador ${one}`)
    await page.getByLabelText('Outra pessoa do pedido').selectOptions(`Jogador ${other}`)
    await page.getByRole('combobox', { name: 'O pedido' }).selectOptions(kind)
    await join.click()
  }
  await wish(3, 4, 'no mesmo time')
  await join.click()
  await expect.element(page.getByText('Escolha as duas pessoas do pedido.')).toBeVisible()
  await wish(4, 3, 'em times diferentes')
  await expect.element(page.getByText('Esses dois já têm um pedido. Tire o outro para mudar.')).toBeVisible()
  await wish(4, 5, 'no mesmo time')
  await wish(3, 5, 'em times diferentes')
  await page.getByText('2', { exact: true }).click()
  expect(onNumber).not.toHaveBeenCalled()
  await page.getByText('Usar o número de alguém').click()
  await expect.poll(() => onNumber.mock.calls.length).toBe(1)
  await userEvent.fill(page.getByLabelText('Número de um jogador'), 'sete')
  await page.getByRole('button', { name: 'Sortear' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Use um número de 0 a 999, ou deixe vazio.')
  expect(onDraw).not.toHaveBeenCalled()
  await userEvent.fill(page.getByLabelText('Número de um jogador'), '27')
  await page.getByRole('button', { name: 'Sortear' }).click()
  const wishes: DrawWish[] = [
    { kind: 'together', ids: ['p03', 'p04'] },
    { kind: 'together', ids: ['p04', 'p05'] },
    { kind: 'apart', ids: ['p03', 'p05'] },
  ]
  expect(onDraw.mock.calls).toEqual([[{ teams: 2, wishes, playerNumber: 27 }]])
  const drawn = ['p03', 'p04', 'p05'].map((id) => ({ id, team: 1 }))
  expect(unmetWishes(wishes, drawn).map((each) => wishText(each, people))).toEqual([
    'Jogador 3 e Jogador 5 em times diferentes',
  ])
})

it('the form follows who comes while it is open: the number of teams, and wishes about who has left (N3)', async () => {
  const onDraw = vi.fn<(choice: DrawChoice) => void>()
  const form = (some: typeof people) => (
    <Themed>
      <DrawForm
        people={some}
        sport="society"
        onDraw={onDraw}
        onNumber={() => undefined}
        submit={<button type="submit">Sortear</button>}
      />
    </Themed>
  )
  const { rerender } = await render(form(people))
  await page.getByText('Pedidos: juntos ou separados').click()
  await page.getByLabelText('Primeira pessoa do pedido').selectOptions('Jogador 1')
  await page.getByLabelText('Outra pessoa do pedido').selectOptions('Jogador 22')
  await page.getByRole('button', { name: 'Juntar o pedido' }).click()
  await rerender(form(people.slice(0, 12)))
  await expect.element(page.getByText('12 vão: 6 em cada time.')).toBeVisible()
  await page.getByRole('button', { name: 'Sortear' }).click()
  expect(onDraw.mock.calls).toEqual([[{ teams: 2, wishes: [], playerNumber: null }]])
})

const names = ['Ana', 'Bia', 'Caio', 'Davi', 'Enzo', 'Fábio']
const six = names.map((name, at) => ({ id: name, name: `${name} Lima`, goalkeeper: at < 2, skill: 3 }))

/** The teams of six, drawn again as an organiser places somebody. */
function Organised({ onPlace }: { onPlace?: (placing: Placing) => void }) {
  const [record, setRecord] = useState(() => {
    const drawn = recordDraw(codedList(six, { teams: 2, wishes: [] }, 'sal'), sampleTicket)
    if (!drawn.ok) throw new Error(drawn.message)
    return drawn.record
  })
  const place = (placing: Placing) => {
    onPlace?.(placing)
    const { participantId, team, forId } = placing
    const other = forId === undefined ? undefined : codeOf('sal', forId)
    setRecord(placeByHand(record, codeOf('sal', participantId), team, other))
  }
  return <DrawView draws={[seenDraw(record, six, 'sal', 'Ana')]} meId="Ana" onPlace={place} />
}
const blue = page.getByRole('region', { name: 'Azul', exact: true })
const orange = page.getByRole('region', { name: 'Laranja', exact: true })
const namesIn = (team: typeof blue) =>
  team
    .getByRole('button')
    .elements()
    .map((each) => each.textContent)

it('two people change places by a press on each, the teams are marked, and the draw still checks (N3)', async () => {
  const onPlace = vi.fn<(placing: Placing) => void>()
  await render(
    <Themed>
      <Organised onPlace={onPlace} />
    </Themed>,
  )
  const [[one = ''], [other = '']] = [namesIn(blue), namesIn(orange)]
  const idOf = (text: string) => names.find((name) => text.startsWith(name)) ?? ''
  await expect.element(page.getByText('Ajustado à mão')).not.toBeInTheDocument()
  await blue.getByRole('button').first().click()
  await expect.element(blue.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(/: escolha com quem trocar/)).toBeVisible()
  await orange.getByRole('button').first().click()
  expect(onPlace.mock.calls).toEqual([[{ participantId: idOf(one), team: 1, forId: idOf(other) }]])
  await expect.poll(() => namesIn(orange)).toContain(one)
  expect(namesIn(blue)).toContain(other)
  await expect.element(page.getByText(/^\S+ no (Azul|Laranja), \S+ no (Azul|Laranja)\.$/)).toBeVisible()
  await expect.element(page.getByText('Ajustado à mão')).toBeVisible()
  await page.getByText('Como foi sorteado').click()
  await page.getByRole('button', { name: 'Conferir' }).click()
  await expect.element(page.getByText('O sorteio de novo deu os mesmos times.')).toBeVisible()
  await expect.element(page.getByText('A lista é a que foi fechada.')).toBeVisible()
  await expect.element(page.getByText(/^Seu código está no (Azul|Laranja)\.$/)).toBeVisible()
})

it('people are exchanged and sent over by the keyboard alone, which stays where they went (N3)', async () => {
  await render(
    <Themed>
      <Organised />
    </Themed>,
  )
  const [one = ''] = namesIn(blue)
  const [other = ''] = namesIn(orange)
  const focused = () => document.activeElement?.textContent
  await userEvent.tab()
  expect(focused()).toBe(one)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  await expect.element(blue.getByRole('button').first()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('{Enter}')
  for (const _ of namesIn(blue)) await userEvent.tab()
  expect(focused()).toBe(other)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => namesIn(blue)).toContain(other)
  expect(focused()).toBe(other)
  await userEvent.keyboard('{Enter}')
  await orange.getByRole('button', { name: 'Passar para o Laranja' }).click()
  await expect.poll(() => namesIn(orange)).toContain(other)
  await expect.poll(focused).toBe(other)
})

it('somebody is drawn over another one by mouse, and a press that does not move picks (N3)', async () => {
  const onPlace = vi.fn<(placing: Placing) => void>()
  await render(
    <Themed>
      <Organised onPlace={onPlace} />
    </Themed>,
  )
  const [one = ''] = namesIn(blue)
  await userEvent.dragAndDrop(blue.getByRole('button').first(), orange.getByRole('button').nth(1))
  expect(onPlace.mock.calls[0]?.[0]).toMatchObject({ team: 1, forId: expect.any(String) as string })
  await expect.poll(() => namesIn(orange)).toContain(one)
  expect(document.querySelector('[aria-pressed=true]')).toBeNull()
  await userEvent.dragAndDrop(orange.getByText(one), blue.getByText(/^Azul/))
  await expect.poll(() => namesIn(blue)).toContain(one)
  expect(onPlace.mock.calls[1]?.[0]).toEqual({
    participantId: names.find((each) => one.startsWith(each)),
    team: 0,
  })
})

it('shows nothing technical before somebody asks how it was drawn, and then every code (N3)', async () => {
  await render(
    <Themed>
      <DrawView draws={[seenDraw(recorded(), people, 'sal', 'p05')]} />
    </Themed>,
  )
  const shown = () => document.body.innerText
  expect(shown()).not.toMatch(/[\da-f]{12}|semente|hash/i)
  await page.getByText('Como foi sorteado').click()
  expect(shown()).not.toMatch(/[\da-f]{12}|semente|hash/i)
  await page.getByText('Códigos do sorteio').click()
  const { commitment, listHash, ticket } = recorded()
  for (const code of [commitment, listHash, ticket.seed, codeOf('sal', 'p05')])
    expect(shown()).toContain(code)
})

it('has two teams side by side on a phone, whatever the length of their names', async () => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(1280, 720))
  const long = six.map((person) => ({ ...person, name: 'Maria Fernanda Albuquerque de Vasconcelos' }))
  const drawn = recordDraw(codedList(long, { teams: 2, wishes: [] }, 'sal'), sampleTicket)
  if (!drawn.ok) throw new Error(drawn.message)
  await render(
    <Themed>
      <DrawView draws={[seenDraw(drawn.record, long, 'sal', null)]} onPlace={() => undefined} />
    </Themed>,
  )
  const [left, right] = [blue, orange].map((team) => team.element().getBoundingClientRect())
  expect(left?.top).toBe(right?.top)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
