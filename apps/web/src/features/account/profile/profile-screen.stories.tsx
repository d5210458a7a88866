import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { http, HttpResponse } from 'msw'
import { expect, within } from 'storybook/test'
import { heldBooking, hugeBooking } from '../../../testing/sample-booking.ts'
import { ProfileScreen } from './profile-screen.tsx'

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  args: { nextGame: null },
  parameters: { layout: 'fullscreen', path: '/atleta/perfil', persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof ProfileScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits for the next game, so that the whole screen is shown. */
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 3 })).toBeVisible()
}

/** Answers with games that the seed does not have. */
function games(data: BookingDetail[], total = data.length) {
  const body = { data, meta: { page: 1, perPage: 20, total } }
  return { msw: { handlers: [http.get('/api/bookings', () => HttpResponse.json(body))] } }
}

export const Default: Story = { play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando seu próximo jogo' })).toBeVisible()
  },
}
/** A new athlete without phone or game. */
export const Empty: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Próximo jogo' }))
    await expect(await next.findByRole('link', { name: 'Encontrar campos' })).toBeVisible()
    await expect(canvas.getByText('Telefone não informado')).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seu perfil não pode fazer isso.')).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sem conexão agora/)).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: { persona: 'intensa@campolivre.test' },
  play,
}
export const HugeNumbers: Story = { parameters: games([hugeBooking()], 1_234_567), play }
/** The next game is held, and the hold ends soon. */
export const AtALimit: Story = {
  parameters: games([heldBooking({ holdExpiresAt: '2026-11-20T13:01:00.000Z' })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Pagar agora/ })).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
