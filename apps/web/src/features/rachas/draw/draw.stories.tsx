import type { DrawRecord } from '@campo-livre/domain/rachas/draw/draw.ts'
import { codedList, codeOf, seenDraw } from '@campo-livre/domain/rachas/draw/seen-draw.ts'
import { placeByHand } from '@campo-livre/domain/rachas/draw/place-by-hand.ts'
import { bibOf } from '@campo-livre/domain/rachas/bibs.ts'
import { recordDraw } from '@campo-livre/domain/rachas/draw/record-draw.ts'
import { sampleList, sampleTicket } from '@campo-livre/domain/testing/drawn-samples.ts'
import button from '@campo-livre/ui/button/button.module.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BibHead } from '../bibs/bib-head.tsx'
import { BibMark } from '../bibs/bib-mark.tsx'
import DrawForm from './draw-form.tsx'
import { DrawProof } from './draw-proof.tsx'
import DrawView from './draw-view.tsx'
import { DrawWishes } from './draw-wishes.tsx'
import { DrawnTeams } from './drawn-teams.tsx'
import { SwapTeams } from './swap-teams.tsx'
import { TeamPlayer } from './team-player.tsx'
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
  subcomponents: {
    BibHead,
    BibMark,
    DrawForm,
    DrawProof,
    DrawWishes,
    DrawnTeams,
    SwapTeams,
    TeamPlayer,
    VerifyButton,
  },
  args: { draws: [seen(first)] },
} satisfies Meta<typeof DrawView>
export default meta

type Story = StoryObj<typeof meta>

/** Anybody can run it again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Como foi sorteado'))
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir' }))
    await expect(await canvas.findByText('O sorteio de novo deu os mesmos times.')).toBeVisible()
    await expect(canvas.getByText(/^Seu código está no (Azul|Laranja|Verde)\.$/)).toBeVisible()
  },
}
export const Empty: Story = { args: { draws: [] } }
/** The organiser places people by hand; the teams are then marked. */
export const Organiser: Story = {
  args: { onPlace: fn() },
  play: async ({ canvas, args }) => {
    const [one] = within(canvas.getByRole('region', { name: 'Azul' })).getAllByRole('button')
    const [other] = within(canvas.getByRole('region', { name: 'Verde' })).getAllByRole('button')
    if (!one || !other) throw new Error('each player can be exchanged')
    await userEvent.click(one)
    await userEvent.click(other)
    await expect(args.onPlace).toHaveBeenCalledOnce()
  },
}
/** Placed by hand, below it the draw before. */
export const Adjusted: Story = {
  args: { draws: [seen(adjusted(recordOf(2, 2))), seen(adjusted(first))] },
}
/** The secret is not the one that was kept before. */
export const Changed: Story = {
  args: { draws: [seen({ ...first, ticket: { ...first.ticket, seed: 'outra' } })] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Como foi sorteado'))
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir' }))
    await expect(
      await canvas.findByText('O segredo não é o que foi guardado antes do sorteio.'),
    ).toBeVisible()
  },
}
export const LongText: Story = {
  args: { draws: [seen(first, long)], onPlace: fn() },
  globals: { text: 'long', viewport: { value: 'small' } },
}
export const Phone: Story = { args: { onPlace: fn() }, globals: { viewport: { value: 'phone' } } }
/** Somebody is picked: whom they change places with, or where they go. */
export const Picked: Story = {
  args: { draws: [seen(recordOf(2))], meId: 'p05', onPlace: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [one] = within(canvas.getByRole('region', { name: 'Azul' })).getAllByRole('button')
    if (!one) throw new Error('each player can be exchanged')
    await userEvent.click(one)
    await expect(canvas.getByRole('button', { name: 'Passar para o Laranja' })).toBeVisible()
  },
}
/** All bibs that there are, and those of a second round. */
export const Bibs: Story = {
  render: () => (
    <ul>
      {Array.from({ length: 10 }, (_, team) => (
        <li key={team}>
          <BibHead team={team} name={bibOf(team).name} count={5} />
          <BibMark team={team} /> {bibOf(team).name}
        </li>
      ))}
    </ul>
  ),
}
export const Form: Story = {
  render: () => (
    <DrawForm
      people={people}
      sport="society"
      onDraw={() => undefined}
      onNumber={() => undefined}
      submit={
        <button type="submit" className={button.primary}>
          Sortear
        </button>
      }
    />
  ),
}
