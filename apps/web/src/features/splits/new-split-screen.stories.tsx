import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AddPerson } from './editor/add-person.tsx'
import { ItemRow } from './editor/item-row.tsx'
import { PersonRow } from './editor/person-row.tsx'
import SplitEditor from './editor/split-editor.tsx'
import { NewSplitScreen } from './new-split-screen.tsx'
import { SplitSkeleton } from './split-skeleton.tsx'

const meta = {
  title: 'Screens/New bill among people',
  component: NewSplitScreen,
  subcomponents: { SplitEditor, ItemRow, PersonRow, AddPerson, SplitSkeleton },
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/contas/nova?racha=rch-atleta-01',
    persona: 'atleta@campolivre.test',
    without: { HugeNumbers: 'It shows no numbers but those that are typed, which have limits.' },
  },
} satisfies Meta<typeof NewSplitScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Abrir a conta' })).toBeVisible()
}
const says =
  (text: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }

/** A racha: the day players pay the price a head, the regulars the rest, the goalkeepers nothing. */
export const Default: Story = { play }
export const FromABooking: Story = { parameters: { path: '/atleta/contas/nova?reserva=bkg-atleta-14' }, play }
export const FromATab: Story = {
  parameters: { path: '/atleta/contas/nova?comanda=tab-arena-beira-mar-003' },
  play,
}
/** Sent with an item that has no amount: it says so at its place. */
export const Wrong: Story = {
  play: async (context) => {
    await play(context)
    await userEvent.click(context.canvas.getByRole('button', { name: '+ Goleiro' }))
    await userEvent.click(context.canvas.getByRole('button', { name: 'Abrir a conta' }))
    await expect(await context.canvas.findByText('Informe o valor, como 20,00.')).toBeVisible()
  },
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Preparando a conta' })).toBeVisible()
  },
}
/** There is nothing of that id. */
export const Empty: Story = {
  parameters: { path: '/atleta/contas/nova' },
  play: says('Não achamos o que dividir'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para preparar a conta'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = { globals: { text: 'long' }, play }
/** The 41st person is said to be one too many. */
export const AtALimit: Story = {
  parameters: { path: '/atleta/contas/nova?reserva=bkg-atleta-14' },
  play: async (context) => {
    await play(context)
    const names = Array.from({ length: 40 }, (_, index) => `P${index}`).join(',')
    await userEvent.click(context.canvas.getByLabelText(/^Mais gente/))
    await userEvent.paste(names)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Pôr na conta' }))
    await expect(await context.canvas.findByText('Divida entre até 40 pessoas.')).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
