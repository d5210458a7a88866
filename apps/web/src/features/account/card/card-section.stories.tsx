import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ProfileScreen } from '../profile/profile-screen.tsx'
import { CardAddress } from './card-address.tsx'
import { CardForm } from './card-form.tsx'
import { CardPreview } from './card-preview.tsx'
import CardSection from './card-section.tsx'
import { CommittedInput } from './committed-input.tsx'
import { SharePicture } from './share-picture.tsx'

const meta = {
  title: 'Screens/Profile card',
  component: ProfileScreen,
  subcomponents: { CardSection, CardForm, CommittedInput, CardAddress, CardPreview, SharePicture },
  args: { nextGame: null },
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/perfil?aba=cartao',
    persona: 'atleta@campolivre.test',
  },
} satisfies Meta<typeof ProfileScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Compartilhar como imagem' })).toBeVisible()
}

export const Open: Story = { play: shown }
/** Nothing is said, and nobody sees anything. */
export const Empty: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Criar endereço' })).toBeVisible()
    await expect(await canvas.findByText(/^Para todos, nada/)).toBeVisible()
  },
}
/** As those see it who have played with its athlete. */
export const ForTheirRachas: Story = {
  play: async (context) => {
    await shown(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Meus rachas' }))
    await expect(await context.canvas.findByText('1,78 m')).toBeVisible()
  },
}
/** Taking it down is asked about. */
export const Asked: Story = {
  play: async (context) => {
    await shown(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Tirar do ar' }))
    const dialog = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const WrongHeight: Story = {
  play: async (context) => {
    await shown(context)
    const height = context.canvas.getByLabelText('Altura em centímetros')
    await userEvent.clear(height)
    await userEvent.type(height, '12{Enter}')
    await expect(
      await context.canvas.findByText('Informe a altura em centímetros, de 100 a 230.'),
    ).toBeVisible()
  },
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo sua conta' })).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
/** The card can be changed without the figures. */
export const WithoutFigures: Story = {
  parameters: {
    msw: { handlers: [http.get('/api/athlete-card', () => new HttpResponse(null, { status: 500 }))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar seus números')).toBeVisible()
  },
}
export const LongText: Story = { globals: { text: 'long' }, play: shown }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play: shown }
