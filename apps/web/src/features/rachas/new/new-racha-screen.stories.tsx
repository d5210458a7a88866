import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NewRachaScreen } from './new-racha-screen.tsx'
import { NewRacha } from './new-racha.tsx'

const meta = {
  title: 'Screens/New racha',
  component: NewRachaScreen,
  subcomponents: { NewRacha },
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/rachas/novo',
    persona: 'atleta@campolivre.test',
    without: { HugeNumbers: 'It shows no numbers but those that are typed, which have limits.' },
  },
} satisfies Meta<typeof NewRachaScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Criar racha' })).toBeVisible()
}
const says =
  (text: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }

export const Default: Story = { play }
/** In a booking: no place and time are asked. */
export const InABooking: Story = {
  parameters: { path: '/atleta/rachas/novo?reserva=bkg-atleta-14' },
  play,
}
/** Sent without a place: each field says what is missing. */
export const Wrong: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: async (context) => {
    await play(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Criar racha' }))
    await expect(await context.canvas.findByText('Conte onde vai ser.')).toBeVisible()
  },
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando suas reservas' })).toBeVisible()
  },
}
/** Without a booking: any place. */
export const Empty: Story = { parameters: { persona: 'nova@campolivre.test' }, play }
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para buscar suas reservas'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = { globals: { text: 'long' }, play }
/** As many goalkeepers as places. */
export const AtALimit: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: async (context) => {
    await play(context)
    await userEvent.click(context.canvas.getByText('Mais opções'))
    const only = context.canvas.getByLabelText('Só de goleiro')
    await userEvent.clear(only)
    await userEvent.type(only, '6')
    await expect(only).toHaveValue('6')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
