import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  depositBooking,
  heldBooking,
  hugeBooking,
  longBooking,
  samplePayment,
} from '../../testing/sample-booking.ts'
import { BookingSummary } from './booking-summary.tsx'
import { CancelWords } from './cancel-words.tsx'
import { DepositLine } from './deposit-line.tsx'
import { MethodChoice } from './method-choice.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { PixCode } from '../../lib/pix-code/pix-code.tsx'
import { lookingSentences } from './connection-problem.ts'
import { MakingCode, PixPanel } from './pix-panel.tsx'
import { VenuePanel } from './venue-panel.tsx'

const meta = {
  title: 'Parts/Payments/Parts',
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const nothing = () => undefined
const payment = '/api/bookings/:id/payment'
const code = samplePayment().pixCode ?? ''
const refused = {
  msw: { handlers: [http.post(payment, () => HttpResponse.json({}, { status: 500 }))] },
}

export const Default: Story = { render: () => <PixCode code={code} sentence={lookingSentences.none} /> }
/**
 * The terms before paying: until when it can be cancelled, when the money is returned, and the button to give up now.
 */
export const Cancelling: Story = {
  render: () => <CancelWords booking={heldBooking()} method="pix" now="2026-11-20T13:02:00.000Z" />,
}
export const CancellingAtTheVenue: Story = {
  render: () => <CancelWords booking={heldBooking()} method="venue" now="2026-11-20T13:02:00.000Z" />,
}
/** Copying comes first: a phone cannot scan its own screen. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Offline: Story = {
  parameters: { undrawn: { 'a way to try again': 'It looks again by itself.' } },
  render: () => <PixCode code={code} sentence={lookingSentences.offline} />,
}
export const ServerFailing: Story = {
  render: () => <PixCode code={code} sentence={lookingSentences.server} />,
}
export const MakingTheCode: Story = { render: () => <MakingCode /> }
export const CodeRefused: Story = {
  parameters: refused,
  render: () => <PixPanel booking={heldBooking()} problem={null} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const AtTheVenue: Story = { render: () => <VenuePanel booking={heldBooking()} /> }
export const AtTheVenueConfirming: Story = {
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
  render: () => <VenuePanel booking={heldBooking()} />,
  play: async ({ canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirmar reserva' })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).toHaveAttribute('data-loading', 'true'))
  },
}
export const AtTheVenueRefused: Story = {
  parameters: refused,
  render: () => <VenuePanel booking={heldBooking()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar reserva' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Não deu para confirmar')
  },
}
export const Choice: Story = { render: () => <MethodChoice method="pix" onChange={nothing} /> }
export const ChoiceOfTheVenue: Story = { render: () => <MethodChoice method="venue" onChange={nothing} /> }
export const ChoiceOnSmallPhone: Story = { ...Choice, globals: { viewport: { value: 'small' } } }
export const Summary: Story = { render: () => <BookingSummary booking={heldBooking()} /> }
export const SummaryWithADeposit: Story = { render: () => <BookingSummary booking={depositBooking()} /> }
export const Deposit: Story = {
  render: () => <DepositLine booking={depositBooking()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/agora \(sinal de 30%\)/)).toBeVisible()
  },
}
export const LongText: Story = { render: () => <BookingSummary booking={longBooking()} /> }
export const HugeNumbers: Story = { render: () => <BookingSummary booking={hugeBooking()} /> }
export const Loading: Story = { render: () => <PaymentSkeleton /> }
