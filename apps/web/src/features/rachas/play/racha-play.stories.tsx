import { recordDraw } from '@campo-livre/domain/rachas/draw/record-draw.ts'
import { codedList, seenDraw } from '@campo-livre/domain/rachas/draw/seen-draw.ts'
import { sampleTicket } from '@campo-livre/domain/testing/drawn-samples.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rachaPerson, sampleRacha } from '../../../testing/sample-racha.ts'
import { RachaPlay } from './racha-play.tsx'
import { TeamsDrawn } from './teams-drawn.tsx'
import TeamsView from './teams-view.tsx'

const people = ['Ana', 'Bia', 'Caio', 'Davi', 'Enzo', 'Fábio'].map((name, at) =>
  rachaPerson(`p${at}`, name, { goalkeeper: at < 2 }),
)
const drawn = people.map(({ id, name, goalkeeper }) => ({ id, name, goalkeeper, skill: 3 }))
const result = recordDraw(codedList(drawn, { teams: 2, wishes: [] }, 'sal'), sampleTicket)
if (!result.ok) throw new Error(result.message)
const draws = [seenDraw(result.record, drawn, 'sal', 'p0')]
const commitment = result.record.commitment

const racha = sampleRacha({ participants: people })

const meta = {
  title: 'Parts/Rachas/Teams and field',
  component: RachaPlay,
  subcomponents: { TeamsDrawn, TeamsView },
  args: { racha },
} satisfies Meta<typeof RachaPlay>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing is drawn yet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sortear os times' })).toBeVisible()
  },
}
/** The teams alone on the screen, before the draw. */
export const Choosing: Story = {
  render: ({ racha: shown }) => <TeamsView racha={shown} />,
  globals: { viewport: { value: 'phone' } },
}
/** After it: sent, exchanged, led to the field. The next draw is prepared. */
export const Teams: Story = {
  args: { racha: { ...racha, play: { commitment, draws, live: null } } },
  render: ({ racha: shown }) => <TeamsView racha={shown} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mandar os times no WhatsApp' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ir para o campo' })).toBeVisible()
  },
}
export const Drawn: Story = { args: { racha: { ...racha, play: { commitment: null, draws, live: null } } } }
/** Somebody who plays sees and checks. */
export const Player: Story = {
  args: { racha: { ...racha, mine: false, play: { commitment: null, draws, live: null } } },
}
