import { applyLiveCommand } from '@campo-livre/domain/rachas/live/apply-live-command.ts'
import {
  type Live,
  type LiveCommand,
  type LiveSetup,
  usualRules,
} from '@campo-livre/domain/rachas/live/live.ts'
import { liveState, scoreOf } from '@campo-livre/domain/rachas/live/live-state.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AssistQuestion } from './assist-question.tsx'
import { FinishMatch } from './finish-match.tsx'
import { LiveBar } from './live-bar.tsx'
import { LiveBoard } from './live-board.tsx'
import { LiveClock } from './live-clock.tsx'
import LiveField from './live-field.tsx'
import { LivePeople } from './live-people.tsx'
import { LiveRulesChoice } from './live-rules.tsx'
import { LiveSide } from './live-side.tsx'
import { keepLive } from './live-store.ts'
import { PlayedList } from './played-list.tsx'

const people = ['Ana', 'Bia', 'Caio', 'Davi', 'Enzo']

function setupOf(teams: number, suffix = ''): LiveSetup {
  const names = ['Azul', 'Laranja', 'Verde', 'Branco', 'Preto']
  return {
    rules: usualRules,
    teams: names.slice(0, teams).map((color) => ({
      id: color,
      name: `${color}${suffix}`,
      players: people.map((name) => ({
        id: `${color}-${name}`,
        name: `${name} ${color.charAt(0)}${suffix}`,
      })),
    })),
  }
}

const setup = setupOf(4)
const begun: LiveCommand[] = [
  { id: 'c1', at: '2026-11-20T12:00:00.000Z', type: 'start' },
  {
    id: 'c2',
    at: '2026-11-20T12:01:00.000Z',
    type: 'goal',
    teamId: 'Azul',
    scorerId: 'Azul-Ana',
    assistId: null,
  },
]
const ended: LiveCommand[] = [
  ...begun,
  { id: 'c3', at: '2026-11-20T12:09:00.000Z', type: 'finish', staysId: null },
]

function played(commands: readonly LiveCommand[], of = setup): Live {
  return commands.reduce<Live>(
    (live, command) => {
      const outcome = applyLiveCommand(live, command)
      if (!outcome.ok) throw new Error(outcome.message)
      return outcome.live
    },
    { setup: of, commands: [] },
  )
}
/** An evening that this device has kept. */
const kept = (rachaId: string, commands: readonly LiveCommand[]) => ({
  args: { rachaId },
  beforeEach: () => {
    keepLive(rachaId, played(commands))
  },
})

const meta = {
  title: 'Parts/Rachas/On the field',
  component: LiveField,
  subcomponents: {
    AssistQuestion,
    FinishMatch,
    LiveBar,
    LiveBoard,
    LiveClock,
    LivePeople,
    LiveRulesChoice,
    LiveSide,
    PlayedList,
  },
  args: { rachaId: 'story', setup, known: [], onNoted: fn() },
} satisfies Meta<typeof LiveField>
export default meta

type Story = StoryObj<typeof meta>

/** A match, a goal with its pass, and one step back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Começar a partida' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Gol de Ana A' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Passe de Bia A' }))
    await expect(canvas.getByText('1 x 0')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer: passe de Bia A' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer: gol de Ana A' }))
    await expect(canvas.queryByText('1 x 0')).not.toBeInTheDocument()
  },
}
/** Kept on the device, and gone on with. */
export const Running: Story = kept('story-running', begun)
export const Between: Story = kept('story-between', ended)
/** Nobody waits. */
export const TwoTeams: Story = { args: { rachaId: 'story-two', setup: setupOf(2) } }
/** The end of a match is asked for, with its result and who plays next. */
export const Finishing: Story = {
  ...kept('story-finishing', begun),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar a partida' }))
    const question = canvas.getByRole('group', { name: 'Encerrar em 1 x 0 para o Azul?' })
    await waitFor(() => expect(question).toHaveFocus())
    await expect(question).toHaveTextContent('Azul fica, Verde entra.')
  },
}
/** A draw while one waits: who stays is asked. */
export const Drawn: Story = {
  ...kept('story-drawn', begun.slice(0, 1)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar a partida' }))
    await expect(canvas.getByRole('group', { name: 'Encerrar em 0 x 0?' })).toBeVisible()
  },
}
/** The group's own rules, before the first match. */
export const OwnRules: Story = {
  args: { rachaId: 'story-rules' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Gols que encerram' }), '1 gol')
    await expect(canvas.getByText('Fica quem ganha. 10 min ou 1 gol.')).toBeVisible()
  },
}
export const LongText: Story = {
  args: { rachaId: 'story-long', setup: setupOf(5, ' de Vasconcelos Albuquerque') },
  globals: { text: 'long', viewport: { value: 'small' } },
}
export const Phone: Story = { ...kept('story-phone', begun), globals: { viewport: { value: 'phone' } } }
export const Matches: Story = { render: () => <PlayedList {...liveState(played(ended))} /> }
export const Goals: Story = {
  render: () => {
    const state = liveState(played(begun))
    return <FinishMatch state={state} rules={usualRules} score={scoreOf(state)} onFinish={() => undefined} />
  },
}
