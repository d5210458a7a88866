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

it('asks for wishes and a number before it draws, and says which wishes did not come true (N3)', async () => {
  const onDraw = vi.fn<(choice: DrawChoice) => void>()
  const submit = <button type="submit">Sortear os times</button>
  await render(
    <Themed>
      <DrawForm people={people} onDraw={onDraw} submit={submit} />
    </Themed>,
  )
  await page.getByRole('button', { name: 'Sortear os times' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Peça a um jogador um número de 0 a 999.')
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
  await page.getByLabelText('Quantos times').selectOptions('3 times')
  await userEvent.fill(page.getByLabelText('Número de um jogador'), '27')
  await page.getByRole('button', { name: 'Sortear os times' }).click()
  const wishes: DrawWish[] = [
    { kind: 'together', ids: ['p03', 'p04'] },
    { kind: 'together', ids: ['p04', 'p05'] },
    { kind: 'apart', ids: ['p03', 'p05'] },
  ]
  expect(onDraw.mock.calls).toEqual([[{ teams: 3, wishes, playerNumber: 27 }]])
  const drawn = ['p03', 'p04', 'p05'].map((id) => ({ id, team: 1 }))
  expect(unmetWishes(wishes, drawn).map((each) => wishText(each, people))).toEqual([
    'Jogador 3 e Jogador 5 em times diferentes',
  ])
})

it('marks teams in which somebody was placed by hand, and the draw still checks (N3)', async () => {
  function Organised() {
    const [record, setRecord] = useState(recorded)
    const place = (id: string, team: number) => setRecord(placeByHand(record, codeOf('sal', id), team))
    return <DrawView draws={[seenDraw(record, people, 'sal', 'p05')]} onPlace={place} />
  }
  await render(<Organised />)
  await expect.element(page.getByText('Ajustado à mão')).not.toBeInTheDocument()
  const select = page.getByRole('region', { name: 'Time 1' }).getByRole('combobox').first()
  await select.selectOptions('Time 2')
  await expect.element(page.getByText('Ajustado à mão')).toBeVisible()
  await page.getByRole('button', { name: 'Conferir' }).click()
  await expect.element(page.getByText('O sorteio de novo deu os mesmos times.')).toBeVisible()
  await expect.element(page.getByText('A lista é a que foi fechada.')).toBeVisible()
  await expect.element(page.getByText(/^Seu código está no Time \d\.$/)).toBeVisible()
})

it('has the team of everybody beside their name, however long', async () => {
  await page.viewport(390, 700)
  onTestFinished(() => page.viewport(1280, 720))
  const long = people.map((person) => ({ ...person, name: 'Maria Fernanda Albuquerque de Vasconcelos' }))
  await render(
    <Themed>
      <DrawView draws={[seenDraw(recorded(), long, 'sal', null)]} onPlace={() => undefined} />
    </Themed>,
  )
  const [choice] = page.getByRole('combobox').elements()
  const line = choice?.closest('li')
  expect(choice?.getBoundingClientRect().right).toBeGreaterThan(
    (line?.getBoundingClientRect().right ?? Infinity) - 2,
  )
})
