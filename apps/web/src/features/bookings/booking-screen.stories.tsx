import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import {
  heldBooking,
  hugeBooking,
  longBooking,
  sampleBooking,
  samplePayment,
} from '../../testing/sample-booking.ts'
import { BookingScreen } from './booking-screen.tsx'

const meta = {
  title: 'Screens/Booking',
  component: BookingScreen,
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/reservas/bkg-atleta-13',
    persona: 'atleta@campolivre.test',
    without: { Empty: 'A booking is there, or it is missing: see Missing.' },
  },
} satisfies Meta<typeof BookingScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits for the ticket and its code, so that the whole screen is shown. */
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('article', { name: /^Reserva RSV-/ })).toBeVisible()
}

/** Reserved and paid before the instant of the stories. */
const earlier = {
  createdAt: '2026-11-20T12:40:00.000Z',
  confirmedAt: '2026-11-20T12:44:00.000Z',
  payment: samplePayment({ createdAt: '2026-11-20T12:41:00.000Z', paidAt: '2026-11-20T12:44:00.000Z' }),
}

/** Answers with a booking that the seed does not have. */
function answer(data: BookingDetail) {
  return { msw: { handlers: [http.get('/api/bookings/:id', () => HttpResponse.json({ data }))] } }
}

export const Default: Story = {
  play: async (context) => {
    await play(context)
    await expect(await context.canvas.findByRole('img', { name: /^QR code/ })).toBeVisible()
  },
}
export const JustConfirmed: Story = {
  parameters: { ...answer(sampleBooking(earlier)), path: '/atleta/reservas/booking-1?confirmada=sim' },
  play: async ({ canvas }) => {
    const greeting = await canvas.findByRole('heading', { name: 'Reserva confirmada' })
    await waitFor(() => expect(greeting).toBeVisible())
  },
}
export const Held: Story = {
  parameters: answer(heldBooking({ holdExpiresAt: '2026-11-20T13:14:00.000Z' })),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByRole('link', { name: 'Pagar agora' })).toBeVisible()
  },
}
export const ToPayAtTheVenue: Story = {
  parameters: answer(
    sampleBooking({
      ...earlier,
      payment: samplePayment({ method: 'venue', status: 'pending', paidAt: null }),
    }),
  ),
  play,
}
export const Completed: Story = {
  parameters: answer(sampleBooking({ start: '2026-11-18T23:00:00.000Z', end: '2026-11-19T01:00:00.000Z' })),
  play,
}
const played = { start: '2026-11-18T23:00:00.000Z', end: '2026-11-19T01:00:00.000Z' }
/** The game is over: its athlete is asked how it was. */
export const ToReview: Story = {
  parameters: answer(
    sampleBooking({ ...played, reviewing: { until: '2026-12-19T01:00:00.000Z', written: null } }),
  ),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByRole('link', { name: 'Avaliar o jogo' })).toBeVisible()
  },
}
/** The form of the review, which the address opens. */
export const Reviewing: Story = {
  parameters: { ...ToReview.parameters, path: '/atleta/reservas/booking-1?avaliar=sim' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Avaliar / })
    await expect(within(dialog).getByRole('radio', { name: '5 estrelas' })).toBeInTheDocument()
  },
}
export const Reviewed: Story = {
  parameters: answer(
    sampleBooking({
      ...played,
      reviewing: {
        until: '2026-11-21T13:00:00.000Z',
        written: { stars: 4, text: 'Rede inteira e luz boa.', createdAt: '2026-11-19T13:00:00.000Z' },
      },
    }),
  ),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByRole('heading', { name: 'Sua avaliação' })).toBeVisible()
  },
}
export const Expired: Story = { parameters: answer(heldBooking({ status: 'expired' })), play }
export const Cancelled: Story = {
  parameters: answer(
    sampleBooking({
      ...earlier,
      status: 'cancelled',
      cancellation: {
        at: '2026-11-20T12:50:00.000Z',
        by: 'company',
        reason: 'O gramado alagou com a chuva da madrugada.',
        refundCents: 24_000,
      },
      payment: { ...earlier.payment, status: 'refunded', refundedCents: 24_000 },
    }),
  ),
  play,
}
/** The refund is shown before the question. */
export const Cancelling: Story = {
  parameters: { ...answer(sampleBooking(earlier)), path: '/atleta/reservas/booking-1?cancelar=sim' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar esta reserva?' })
    await expect(dialog).toHaveTextContent(/você recebe tudo \(R\$\s240,00\)\. O Pix volta em até 1 dia útil/)
  },
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo sua reserva' })).toBeVisible()
  },
}
export const Missing: Story = {
  parameters: { path: '/atleta/reservas/qualquer' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Não achamos essa reserva' }),
    ).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para abrir sua reserva')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
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
    await expect(await canvas.findByText('Você está sem internet')).toBeVisible()
  },
}
export const LongText: Story = { globals: { text: 'long' }, parameters: answer(longBooking(earlier)), play }
export const HugeNumbers: Story = {
  parameters: answer(hugeBooking({ ...earlier, payment: { ...earlier.payment, amountCents: 123_456_789 } })),
  play,
}
/** The hold is in its last minute. */
export const AtALimit: Story = {
  parameters: answer(heldBooking({ holdExpiresAt: '2026-11-20T13:00:45.000Z' })),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText(/^Falta menos de 1 minuto/)).toBeInTheDocument()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
