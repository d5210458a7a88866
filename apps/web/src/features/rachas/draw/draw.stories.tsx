import type { DrawRecord } from '@campo-livre/domain/rachas/draw/draw.ts'
import { codedList, codeOf, seenDraw } from '@campo-livre/domain/rachas/draw/seen-draw.ts'
import { placeByHand } from '@campo-livre/domain/rachas/draw/place-by-hand.ts'
import { recordDraw } from '@campo-livre/domain/rachas/draw/record-draw.ts'
import { sampleList, sampleTicket } from '@campo-livre/domain/testing/drawn-samples.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import DrawForm from './draw-form.tsx'
import { DrawProof } from './draw-proof.tsx'
import DrawView from './draw-view.tsx'
import { DrawnTeams } from './drawn-teams.tsx'
import { VerifyButton } from './verify-button.tsx'

const SALT = 'sal'
const people = sampleList(2).players.map((player, at) => ({ ...player, name: `Jogador ${at + 1}` }))
const long = people.map((person, at) => ({
  ...person,
  name: `Maria Fernanda Albuquerque de Vasconcelos ${at + 1}`,
}))

function recordOf(teams: number, drawNumber = 1): DrawRecord {
  const drawn = recordDraw(codedList(people, sampleList(teams), SALT), { ...sampleTicket, drawNumber })
  if (!drawn.ok) throw new Error(drawn.message)
  return drawn.record
}
const seen = (record: DrawRecord, named = people) => seenDraw(record, named, SALT, 'p05')
const first = recordOf(3)

/** A draw in which the first player was placed in the other team by hand. */
function adjusted(record: DrawRecord): DrawRecord {
  const code = codeOf(SALT, 'p01')
  return placeByHand(record, code, record.teams[0]?.includes(code) === true ? 1 : 0)
}

const meta = {
  title: 'Parts/Rachas/Draw',
  component: DrawView,
  subcomponents: { DrawForm, DrawProof, DrawnTeams, VerifyButton },
  args: { draws: [seen(first)] },
} satisfies Meta<typeof DrawView>
export default meta

type Story = StoryObj<typeof meta>

/** Anybody can run it again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir' }))
    await expect(await canvas.findByText('O sorteio de novo deu os mesmos times.')).toBeVisible()
    await expect(canvas.getByText(/^Seu código está no Time \d\.$/)).toBeVisible()
  },
}
export const Empty: Story = { args: { draws: [] } }
/** The organiser places people by hand; the teams are then marked. */
export const Organiser: Story = {
  args: { onPlace: fn() },
  play: async ({ canvas, args }) => {
    const [select] = canvas.getAllByRole('combobox')
    if (!select) throw new Error('each player can be placed')
    await userEvent.selectOptions(select, 'Time 3')
    await expect(args.onPlace).toHaveBeenCalledOnce()
  },
}
/** Placed by hand, below it the draw before. */
export const Adjusted: Story = {
  args: { draws: [seen(adjusted(recordOf(2, 2))), seen(adjusted(first))] },
}
/** The seed is not the one that was published. */
export const Changed: Story = {
  args: { draws: [seen({ ...first, ticket: { ...first.ticket, seed: 'outra' } })] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir' }))
    await expect(
      await canvas.findByText('A semente não é a que foi publicada antes do sorteio.'),
    ).toBeVisible()
  },
}
export const LongText: Story = {
  args: { draws: [seen(first, long)], onPlace: fn() },
  globals: { text: 'long', viewport: { value: 'small' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Form: Story = {
  render: () => (
    <DrawForm
      people={people}
      onDraw={() => undefined}
      submit={<button type="submit">Sortear os times</button>}
    />
  ),
}
