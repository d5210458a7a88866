import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Themed } from '../../../lib/theme/themed.tsx'
import { CopyList } from './copy-list.tsx'
import type { PastedPlayer } from '@campo-livre/domain/rachas/paste/to-command.ts'
import PasteList from './paste-list.tsx'

const still = {
  pending: false,
  sentence: null,
  limited: false,
  wait: { left: 0, total: 0 },
  abort: () => undefined,
}
const known = [
  { id: 'a', name: 'Ana Beatriz', listedAs: null },
  { id: 'b', name: 'Rui Lima', listedAs: null },
  { id: 'c', name: 'Rui Reis', listedAs: null },
]

it('shows each line of a pasted list as what it was read, and gives the people with who they are (N4)', async () => {
  const onUse = vi.fn<(people: readonly PastedPlayer[]) => void>()
  await render(
    <Themed>
      <PasteList known={known} onUse={onUse} action={still} />
    </Themed>,
  )
  await userEvent.fill(
    page.getByLabelText('Lista do grupo'),
    'Racha 20h\n1 - 🧤 Ana ✅\n2 - Rui\n3 - Zeca - dúvida\nBom jogo!',
  )
  await expect.element(page.getByText('2 vão, 1 no gol; 1 em dúvida.')).toHaveRole('status')
  const lines = page.getByRole('list', { name: 'Linha por linha' })
  await expect.element(lines.getByText('Ana · Vai, goleiro, pago.')).toBeVisible()
  await expect.element(lines.getByText('Fora da lista · Não parece um nome.')).toBeVisible()
  await page.getByRole('combobox', { name: 'O que quer dizer o ✅' }).selectOptions('✅ é confirmado')
  await expect.element(lines.getByText('Ana · Vai, goleiro.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Salvar a lista' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Falta dizer quem é Rui.')
  await page.getByRole('combobox', { name: 'Quem é Rui?' }).selectOptions('Outra pessoa')
  await page.getByRole('button', { name: 'Salvar a lista' }).click()
  const [people = []] = onUse.mock.calls[0] ?? []
  expect(people.map(({ person, playerId }) => [person.name, person.answer, playerId])).toEqual([
    ['Ana', 'confirmed', 'a'],
    ['Rui', 'confirmed', null],
    ['Zeca', 'maybe', null],
  ])
})

it('says of a novel that there is no name in it, and keeps the text (N4)', async () => {
  const novel =
    `${'Era uma vez um time que treinava todos os dias antes do sol nascer. '.repeat(6)}\n`.repeat(250)
  await render(
    <Themed>
      <PasteList known={known} onUse={() => undefined} action={still} initialText={novel} />
    </Themed>,
  )
  const problems = page.getByRole('list', { name: 'Para conferir' })
  await expect
    .element(problems.getByText('Nenhum nome por aqui. Cole a lista do grupo, com um nome por linha.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Salvar a lista' })).toBeDisabled()
  await expect.element(page.getByLabelText('Lista do grupo')).toHaveValue(novel)
})

it('copies the list (N4)', async () => {
  const text = 'Racha 20h\n\n01. Ana\n02. Rui (dúvida)\n03.'
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(<CopyList text={text} />)
  await page.getByRole('button', { name: 'Copiar a lista' }).click()
  await expect.element(page.getByRole('button', { name: 'Lista copiada' })).toBeVisible()
  expect(write).toHaveBeenCalledWith(text)
  write.mockRestore()
})
