import { type LiveSetup, usualRules } from '@campo-livre/domain/rachas/live/live.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Themed } from '../../../lib/theme/themed.tsx'
import LiveField from './live-field.tsx'
import { readLive } from './live-store.ts'

const setup: LiveSetup = {
  rules: usualRules,
  teams: ['A', 'B', 'C'].map((id) => ({
    id,
    name: `Time ${id}`,
    players: ['Ana', 'Bia'].map((name) => ({ id: `${id}-${name}`, name: `${name} ${id}` })),
  })),
}
const button = (name: string) => page.getByRole('button', { name })
const show = (rachaId: string, onNoted?: () => void) =>
  render(
    <Themed>
      <LiveField rachaId={rachaId} setup={setup} known={[]} {...(onNoted && { onNoted })} />
    </Themed>,
  )

it('notes an evening by touch, and goes on after a reload without a network (N2)', async () => {
  const onNoted = vi.fn<() => void>()
  const { unmount } = await show('live-1', onNoted)
  await button('Começar a partida').click()
  await button('Gol de Ana A').click()
  await button('Passe de Bia A').click()
  await button('Gol sem autor, Time B').click()
  await button('Gol de Ana A').click()
  await expect.element(page.getByText('Acabou: o time chegou aos gols.')).toBeVisible()
  await button('Gol de Ana B').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('A partida já acabou: 2 gols.')
  expect(onNoted).toHaveBeenCalledTimes(5)
  await unmount()
  await show('live-1')
  await expect.element(page.getByText('2 x 1', { exact: true })).toBeVisible()
  await button('Encerrar a partida').click()
  const question = page.getByRole('group', { name: 'Encerrar em 2 x 1 para o Time A?' })
  await expect.element(question).toMatchTextContent('Time A fica, Time C entra.')
  await button('Continuar').click()
  await expect.element(question).not.toBeInTheDocument()
  await button('Encerrar a partida').click()
  await page.getByRole('button', { name: 'Encerrar', exact: true }).click()
  await expect.element(page.getByText('Time A 2 x 1 Time B')).toBeVisible()
  await expect.element(page.getByText('Próximo: Time B.')).toBeVisible()
  await button('Desfazer: fim da partida').click()
  await expect.element(page.getByText('Próximo: Time C.')).toBeVisible()
  expect(readLive('live-1')?.commands.at(-1)?.type).toBe('undo')
})

it('asks who stays after a draw, and takes a late player and one who goes home (N2)', async () => {
  await show('live-2')
  await button('Começar a partida').click()
  await button('Encerrar a partida').click()
  await button('Fica Time B').click()
  await expect.element(page.getByText('Time A 0 x 0 Time B')).toBeVisible()
  await expect.element(page.getByText('Próximo: Time A.')).toBeVisible()
  await page.getByText('Mudar os times').click()
  await page.getByLabelText('Time de Ana B').selectOptions('Foi embora')
  await userEvent.fill(page.getByLabelText('Quem chegou depois'), 'Zeca')
  await page.getByLabelText('Em que time').selectOptions('Time B')
  await button('Pôr no time').click()
  const side = page.getByRole('region', { name: 'Time B' })
  await expect.element(side.getByText('Zeca')).toBeVisible()
  await expect.element(side.getByText('Ana B')).not.toBeInTheDocument()
})

it('goes by the rules of the group, which a reload keeps (N2)', async () => {
  const { unmount } = await show('live-6')
  await page.getByRole('combobox', { name: 'Gols que encerram' }).selectOptions('1 gol')
  await page.getByRole('combobox', { name: 'Tempo da partida' }).selectOptions('Sem tempo')
  await unmount()
  await show('live-6')
  await expect.element(page.getByText('Fica quem ganha. 1 gol.')).toBeVisible()
  await button('Começar a partida').click()
  await button('Gol de Ana A').click()
  await expect.element(page.getByText('Acabou: o time chegou aos gols.')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Quem sai' })).not.toBeInTheDocument()
})

it('stops its clock and lets it run again (N2)', async () => {
  await show('live-3')
  await button('Começar a partida').click()
  await button('Parar o relógio').click()
  await expect.element(page.getByText('Relógio parado')).toBeVisible()
  // Machines differ in how soon the second press follows.
  expect(page.getByRole('timer').element().textContent).toMatch(/^00:\d\d min$/)
  await button('Correr o relógio').click()
  await expect.element(page.getByText('Relógio parado')).not.toBeInTheDocument()
})

it('keeps the screen awake while it is shown (N2)', async () => {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  const request = vi
    .spyOn(navigator.wakeLock, 'request')
    .mockResolvedValue({ release } as unknown as WakeLockSentinel)
  onTestFinished(() => request.mockRestore())
  const { unmount } = await show('live-4')
  await vi.waitFor(() => expect(request).toHaveBeenCalledWith('screen'))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  await unmount()
  await vi.waitFor(() => expect(release).toHaveBeenCalled())
})

it('says that a full device keeps nothing, and goes on (N2)', async () => {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => write.mockRestore())
  await show('live-5')
  await button('Começar a partida').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Este aparelho está sem espaço: ao recarregar, o que foi anotado se perde.')
  await expect.element(button('Gol de Ana A')).toBeVisible()
})

it('has the pass, the end and the way back in sight of a phone, whatever the length of the teams (N2)', async () => {
  await page.viewport(390, 700)
  onTestFinished(() => page.viewport(1280, 720))
  const teams = setup.teams.map((team) => ({
    ...team,
    players: Array.from({ length: 11 }, (_, at) => ({ id: `${team.id}${at}`, name: `P${at} ${team.id}` })),
  }))
  await render(
    <Themed>
      <LiveField rachaId="live-7" setup={{ ...setup, teams }} known={[]} />
    </Themed>,
  )
  await button('Começar a partida').click()
  await button('Gol de P0 A').click()
  await expect.element(button('Passe de P1 A')).toBeInViewport({ ratio: 1 })
  await expect.element(button('Desfazer: gol de P0 A')).toBeInViewport({ ratio: 1 })
  const top = (name: string) => button(name).element().getBoundingClientRect().top
  expect(top('Parar o relógio')).toBe(top('Encerrar a partida'))
  await button('Sem passe').click()
  await expect.element(page.getByText(/De quem foi o passe/)).not.toBeInTheDocument()
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(page.getByText('1 x 0', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('timer')).toBeInViewport({ ratio: 1 })
})

it('never loses the focus: each act leaves it where the next one is (N2)', async () => {
  await show('live-8')
  const named = () => document.activeElement?.getAttribute('aria-label')
  const act = async (name: string, key = '{Enter}') => {
    page.getByRole('button', { name, exact: true }).element().focus()
    await userEvent.keyboard(key)
  }
  await act('Começar a partida')
  await expect.poll(named).toBe('Placar')
  await act('Gol de Ana A')
  await expect.element(button('Gol de Ana A')).toHaveFocus()
  await act('Passe de Bia A')
  await expect.element(button('Gol de Ana A')).toHaveFocus()
  await act('Gol sem autor, Time B')
  await act('Sem passe')
  await expect.element(button('Gol sem autor, Time B')).toHaveFocus()
  await act('Parar o relógio')
  await expect.element(button('Correr o relógio')).toHaveFocus()
  await act('Encerrar a partida')
  await expect.poll(named).toBe('Encerrar em 1 x 1?')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button('Continuar')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Encerrar a partida')).toHaveFocus()
  await act('Encerrar a partida')
  await act('Fica Time A')
  await expect.element(button('Começar a partida')).toHaveFocus()
  await act('Desfazer: fim da partida')
  await expect.element(button('Desfazer: relógio parado')).toHaveFocus()
  for (const _ of ['pause', 'goal', 'assist', 'goal']) await userEvent.keyboard('{Enter}')
  await expect.element(button('Desfazer: início da partida')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Começar a partida')).toHaveFocus()
  await page.getByText('Mudar os times').click()
  const home = page.getByLabelText('Time de Ana A')
  await home.selectOptions('Foi embora')
  await expect.element(page.getByLabelText('Time de Bia A')).toHaveFocus()
  await page.getByLabelText('Time de Bia A').selectOptions('Time C')
  await expect.element(page.getByLabelText('Time de Bia A')).toHaveFocus()
  await userEvent.fill(page.getByLabelText('Quem chegou depois'), 'Bia')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Quem chegou depois')).toHaveFocus()
})

it('who comes late is called otherwise than those who are there (N2)', async () => {
  await show('live-9')
  await page.getByText('Mudar os times').click()
  for (const name of ['Zeca', 'Zeca', 'Zeca Souza']) {
    await userEvent.fill(page.getByLabelText('Quem chegou depois'), name)
    await button('Pôr no time').click()
  }
  const late = readLive('live-9')?.commands.flatMap((each) =>
    each.type === 'join' ? [each.player.name] : [],
  )
  expect(late).toEqual(['Zeca', 'Zeca (2)', 'Zeca S.'])
})
