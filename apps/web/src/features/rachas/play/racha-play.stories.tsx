import { recordDraw } from '@campo-livre/domain/rachas/draw/record-draw.ts'
import { codedList, seenDraw } from '@campo-livre/domain/rachas/draw/seen-draw.ts'
import { sampleTicket } from '@campo-livre/domain/testing/drawn-samples.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rachaPerson, sampleRacha } from '../../../testing/sample-racha.ts'
import { RachaPlay } from './racha-play.tsx'

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
  args: { racha },
} satisfies Meta<typeof RachaPlay>
export default meta

type Story = StoryObj<typeof meta>

/** Before a seed is published. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Preparar o sorteio' })).toBeVisible()
  },
}
/** The seed is published: what is asked before the draw. */
export const Published: Story = { args: { racha: { ...racha, play: { commitment, draws: [], live: null } } } }
export const Drawn: Story = { args: { racha: { ...racha, play: { commitment: null, draws, live: null } } } }
/** Somebody who plays sees and checks. */
export const Player: Story = {
  args: { racha: { ...racha, mine: false, play: { commitment: null, draws, live: null } } },
}
