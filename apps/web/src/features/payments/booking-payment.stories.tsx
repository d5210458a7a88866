import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { delay, http, HttpResponse } from 'msw'
import {
  depositBooking,
  heldBooking,
  hugeBooking,
  longBooking,
  samplePayment,
} from '../../testing/sample-booking.ts'
import { BookingPayment } from './booking-payment.tsx'

const held = {
  status: 'awaiting_payment',
  holdExpiresAt: '2026-11-20T13:15:00.000Z',
  confirmedAt: null,
  payment: samplePayment({ status: 'pending', paidAt: null }),
} as const
const waiting = heldBooking(held)
const payment = '/api/bookings/:id/payment'

const meta = {
  title: 'Parts/Payments/Booking',
  component: BookingPayment,
  args: {
    booking: waiting,
    now: '2026-11-20T13:02:00.000Z',
    search: {},
    onMethod: () => undefined,
    onWhole: () => undefined,
    problem: null,
  },
} satisfies Meta<typeof BookingPayment>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const AlmostOver: Story = { args: { now: '2026-11-20T13:14:20.000Z' } }
export const Offline: Story = {
  args: { problem: 'offline' },
  parameters: { undrawn: { 'a way to try again': 'It looks again by itself.' } },
}
export const ServerFailing: Story = { args: { problem: 'server' } }
export const AtTheVenue: Story = { args: { search: { forma: 'local' } } }
export const ByCard: Story = { args: { search: { forma: 'cartao' } } }
/** The bank asks its holder: nothing else can be chosen meanwhile. */
export const CardWaiting: Story = {
  args: {
    booking: heldBooking({
      payment: samplePayment({
        method: 'card',
        status: 'pending',
        paidAt: null,
        pixCode: null,
        card: { brand: 'visa', last4: '3220', instalments: 1, waits: 'confirmation' },
      }),
    }),
  },
}
export const NotAtTheVenue: Story = {
  args: { booking: { ...waiting, payAtVenue: false } },
}
/** Credit at the arena pays all of it: no code is needed. */
export const ByCredit: Story = { args: { booking: heldBooking({ creditLeftCents: 90_000 }) } }
/** Credit pays a part, and the code is for the rest. */
export const PartByCredit: Story = {
  args: { booking: { ...waiting, creditUsed: { cents: 10_000, returnedCents: 0 } } },
}
/** A coupon takes a part off, and the code is for the rest. */
export const WithACoupon: Story = {
  args: {
    booking: { ...waiting, couponUsed: { couponId: 'cup', code: 'BEMVINDO10', offCents: 2_000 } },
  },
}
/** A coupon pays all of it: nothing but a press is left. */
export const FreeByACoupon: Story = {
  args: {
    booking: heldBooking({
      ...held,
      payment: null,
      couponUsed: { couponId: 'cup', code: 'CORTESIA', offCents: 100_000_000 },
    }),
  },
}
/** The field for a coupon, opened. */
export const TypingACoupon: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tem um cupom?' }))
    await expect(await canvas.findByRole('textbox', { name: 'Cupom' })).toHaveFocus()
  },
}
/** A part now, the rest at the venue, or all of it at once. */
export const WithADeposit: Story = {
  args: {
    booking: depositBooking({
      ...held,
      payment: samplePayment({ status: 'pending', paidAt: null, amountCents: 6_000 }),
    }),
  },
}
/** All of it now: the words say that nothing is left for the venue. */
export const AllAtOnce: Story = {
  args: { booking: depositBooking({ ...held, payment: null }), search: { forma: 'cartao', quanto: 'tudo' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Tudo/ })).toBeChecked()
    await expect(await canvas.findByText(/200,00 agora, nada no local$/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Pagar R\$\s200,00$/ })).toBeVisible()
  },
}
export const MakingTheCode: Story = {
  args: { booking: heldBooking() },
  parameters: {
    msw: {
      handlers: [
        http.post(payment, async () => {
          await delay(20_000)
          return HttpResponse.error()
        }),
      ],
    },
  },
}
export const CodeRefused: Story = {
  args: { booking: heldBooking() },
  parameters: { msw: { handlers: [http.post(payment, () => HttpResponse.json({}, { status: 500 }))] } },
}
export const LongText: Story = { args: { booking: longBooking(held) } }
export const HugeNumbers: Story = { args: { booking: hugeBooking(held) } }
export const AnotherZone: Story = {
  args: {
    booking: {
      ...waiting,
      company: {
        ...waiting.company,
        timeZone: 'America/Rio_Branco',
        address: { ...waiting.company.address, city: 'Rio Branco', state: 'AC' },
      },
    },
  },
}
