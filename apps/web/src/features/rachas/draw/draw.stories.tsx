import type { DrawRecord } from '@campo-livre/domain/rachas/draw/draw.ts'
import { placeByHand } from '@campo-livre/domain/rachas/draw/place-by-hand.ts'
import { recordDraw } from '@campo-livre/domain/rachas/draw/verify-draw.ts'
import { sampleList, sampleTicket } from '@campo-livre/domain/testing/drawn-samples.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import DrawForm from './draw-form.tsx'
import { DrawProof } from './draw-proof.tsx'
import DrawView from './draw-view.tsx'
import { DrawnTeams } from './drawn-teams.tsx'
import { VerifyButton } from './verify-button.tsx'

function drawOf(teams: number, drawNumber = 1): DrawRecord {
  const drawn = recordDraw(sampleList(teams), { ...sampleTicket, drawNumber })
  if (!drawn.ok) throw new Error(drawn.message)
  return drawn.record
}
const first = drawOf(3)
const list = sampleList(3)
const names = new Map(list.players.map(({ id }, at) => [id, `Jogador ${at + 1}`]))
const long = new Map(
  list.players.map(({ id }, at) => [id, `Maria Fernanda Albuquerque de Vasconcelos ${at + 1}`]),
)

const meta = {
  title: 'Parts/Rachas/Draw',
  component: DrawView,
  subcomponents: { DrawForm, DrawProof, DrawnTeams, VerifyButton },
  args: { records: [first], names },
} satisfies Meta<typeof DrawView>
export default meta

type Story = StoryObj<typeof meta>

/** Anybody can run it again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir' }))
    await expect(await canvas.findByText('O sorteio de novo deu os mesmos times.')).toBeVisible()
  },
}
export const Empty: Story = { args: { records: [] } }
/** The organiser places people by hand; the teams are then marked. */
export const Organiser: Story = {
  args: { onPlaced: fn() },
  play: async ({ canvas, args }) => {
    const [select] = canvas.getAllByRole('combobox')
    if (!select) throw new Error('each player can be placed')
    await userEvent.selectOptions(select, 'Time 3')
    await expect(args.onPlaced).toHaveBeenCalledOnce()
  },
}
/** Placed by hand, below it the draw before. */
export const Adjusted: Story = {
  args: { records: [placeByHand(drawOf(2, 2), 'p05', 0), placeByHand(first, 'p05', 0)] },
}
/** The seed is not the one that was published. */
export const Changed: Story = {
  args: { records: [{ ...first, ticket: { ...first.ticket, seed: 'outra' } }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir' }))
    await expect(
      await canvas.findByText('A semente não é a que foi publicada antes do sorteio.'),
    ).toBeVisible()
  },
}
export const LongText: Story = {
  args: { names: long, onPlaced: fn() },
  globals: { text: 'long', viewport: { value: 'small' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Form: Story = {
  render: () => (
    <DrawForm players={list.players} names={names} seed="grama" drawNumber={1} onDrawn={() => undefined} />
  ),
}
