import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { delay, http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { heldBooking, hugeBooking, longBooking, samplePayment } from '../../testing/sample-booking.ts'
import { PaymentScreen } from './payment-screen.tsx'

const held = {
  status: 'awaiting_payment',
  holdExpiresAt: '2026-11-20T13:14:00.000Z',
  confirmedAt: null,
  payment: samplePayment({ status: 'pending', paidAt: null }),
} as const
const booking = '/api/bookings/:id'
const payment = '/api/bookings/:id/payment'

/** Answers with a held booking. */
const answer = (data: BookingDetail) => http.get(booking, () => HttpResponse.json({ data }))
const showing = (data: BookingDetail) => ({ msw: { handlers: [answer(data)] } })

const meta = {
  title: 'Screens/Payment',
  component: PaymentScreen,
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/reservas/booking-1/pagamento',
    persona: 'atleta@campolivre.test',
    without: { Empty: 'There is something to pay, or the booking is missing: see Missing.' },
  },
} satisfies Meta<typeof PaymentScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits for the code, so that the whole screen is shown. */
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Copiar código' })).toBeVisible()
  await expect(await canvas.findByRole('img', { name: 'QR code do Pix' })).toBeVisible()
}
const pix = showing(heldBooking(held))

export const Default: Story = { parameters: pix, play }
export const AtTheVenue: Story = {
  parameters: { ...pix, path: '/atleta/reservas/booking-1/pagamento?forma=local' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirmar reserva' })).toBeVisible()
  },
}
export const ByCard: Story = {
  parameters: { ...pix, path: '/atleta/reservas/booking-1/pagamento?forma=cartao' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Número do cartão')).toBeVisible()
  },
}
/** A card waits for its holder's yes. */
export const CardWaiting: Story = {
  parameters: showing(
    heldBooking({
      ...held,
      payment: samplePayment({
        method: 'card',
        status: 'pending',
        paidAt: null,
        pixCode: null,
        card: { brand: 'visa', last4: '3220', instalments: 1, waits: 'confirmation' },
      }),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirme no app do seu banco')).toBeVisible()
  },
}
export const OnlyPix: Story = {
  parameters: showing(heldBooking({ ...held, payAtVenue: false })),
  play,
}
/** The hold lasts, the code is being made. */
export const MakingTheCode: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(heldBooking({ ...held, payment: null })),
        http.post(payment, () => delay('infinite')),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gerando o código Pix…')).toBeVisible()
  },
}
export const CodeRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(heldBooking({ ...held, payment: null })),
        http.post(payment, () => HttpResponse.json({}, { status: 500 })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Não deu para gerar o código Pix/)).toBeVisible()
  },
}
export const HoldExpired: Story = {
  parameters: showing(heldBooking({ ...held, holdExpiresAt: '2026-11-20T12:59:00.000Z' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'O tempo acabou e o horário foi liberado' }),
    ).toBeVisible()
  },
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo o pagamento' })).toBeVisible()
  },
}
export const Missing: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Não achamos essa reserva' }),
    ).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para abrir o pagamento')).toBeVisible()
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
export const LongText: Story = { globals: { text: 'long' }, parameters: showing(longBooking(held)), play }
export const HugeNumbers: Story = { parameters: showing(hugeBooking(held)), play }
/** The last minute of the hold. */
export const AtALimit: Story = {
  parameters: showing(heldBooking({ ...held, holdExpiresAt: '2026-11-20T13:00:50.000Z' })),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText(/^Falta menos de 1 minuto/)).toBeInTheDocument()
  },
}
export const Phone: Story = { parameters: pix, globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { parameters: pix, globals: { viewport: { value: 'small' } }, play }
export const Zoomed: Story = { parameters: pix, globals: { viewport: { value: 'zoomed' } }, play }
