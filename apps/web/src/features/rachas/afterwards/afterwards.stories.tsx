import type { GroupPlayer } from '@campo-livre/domain/rachas/stats/group-stats.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sampleRacha } from '../../../testing/sample-racha.ts'
import Afterwards from './afterwards.tsx'
import AthleteCard from './athlete-card.tsx'
import GroupFigures from './group-figures.tsx'
import { GroupTable } from './group-table.tsx'
import { RatePeople } from './rate-people.tsx'
import { Scorers } from './scorers.tsx'
import { StarChoice } from '../../../lib/form/star-choice.tsx'

const player = (name: string, changes: Partial<GroupPlayer> = {}): GroupPlayer => ({
  name,
  me: false,
  listed: 10,
  came: 9,
  noShows: 1,
  attendancePercent: 90,
  streak: 4,
  longestStreak: 5,
  matches: 31,
  wins: 14,
  draws: 6,
  losses: 11,
  winStreak: 1,
  longestWinStreak: 4,
  goals: 12,
  ownGoals: 0,
  assists: 7,
  ...changes,
})
const names = ['Ana Lima', 'Bia Melo', 'Caio Sá', 'Davi Reis', 'Enzo Paz', 'Fábio Nunes', 'Gil Prado']
const players = names.map((name, at) => player(name, { me: at === 1, came: 9 - at, goals: 12 - at }))
const people = names.map((name, at) => ({ participantId: `p${at}`, name, stars: at === 0 ? 4 : null }))
const until = '2026-11-24T01:00:00.000Z'
const at = '2026-11-22T23:10:00.000Z'
const racha = sampleRacha({
  status: 'played',
  rating: { until, people },
  play: {
    commitment: null,
    draws: [],
    live: {
      setup: {
        rules: { rotation: 'winner_stays', minutes: 10, goals: 2, mostWins: null },
        teams: ['Ana Lima', 'Bia Melo'].map((name, index) => ({
          id: `t${index}`,
          name: `Time ${index + 1}`,
          players: [{ id: `p${index}`, name }],
        })),
      },
      commands: [
        { id: '1', at, type: 'start' },
        { id: '2', at, type: 'goal', teamId: 't0', scorerId: 'p0', assistId: null },
        { id: '3', at, type: 'finish', staysId: null },
      ],
    },
  },
})
const long = 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo'

const meta = {
  title: 'Parts/Rachas/Afterwards',
  component: Afterwards,
  subcomponents: { AthleteCard, GroupFigures, GroupTable, RatePeople, Scorers, StarChoice },
  args: { racha },
} satisfies Meta<typeof Afterwards>
export default meta

type Story = StoryObj<typeof meta>

/** The result, who scored, and the votes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('region', { name: '1 partida' })).getByRole('listitem'),
    ).toHaveTextContent('Time 1 1 x 0 Time 2')
    const group = canvas.getByRole('group', { name: 'Bia Melo' })
    await userEvent.click(group.querySelectorAll('input')[2] ?? group)
    await expect(canvas.getAllByRole('radio', { name: '3 estrelas', checked: true })).toHaveLength(1)
  },
}
/** A group beyond its first five players. */
export const Group: Story = {
  render: () => <GroupTable sport="society" games={10} players={players} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver os 7' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(7)
  },
}
export const Card: Story = {
  render: () => <AthleteCard />,
  parameters: { persona: 'atleta@campolivre.test' },
}
export const WithoutGoals: Story = {
  args: { racha: { ...racha, rating: null, play: { commitment: null, draws: [], live: null } } },
}
export const LongText: Story = {
  globals: { text: 'long', viewport: { value: 'small' } },
  args: { racha: { ...racha, rating: { until, people: [{ participantId: 'p', name: long, stars: null }] } } },
}
export const HugeNumbers: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <GroupTable
      sport="society"
      games={1234}
      players={[
        player(long, { listed: 1234, came: 1233, goals: 4321, matches: 12_345, wins: 9876, streak: 1233 }),
      ]}
    />
  ),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
