import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { depositBooking, heldBooking, hugeBooking, longBooking } from '../../testing/sample-booking.ts'
import { BookingSummary } from './booking-summary.tsx'
import { CancelWords } from './cancel-words.tsx'
import { DepositChoice } from './deposit-choice.tsx'
import { DepositLine } from './deposit-line.tsx'
import { FormSkeleton, PaymentSkeleton } from './payment-skeleton.tsx'

const meta = {
  title: 'Parts/Payments/Parts',
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <BookingSummary booking={heldBooking()} whole={false} /> }
/**
 * The terms before paying: until when it can be cancelled, when the money is returned, and the button to give up now.
 */
export const Cancelling: Story = {
  render: () => (
    <CancelWords booking={heldBooking()} method="pix" now="2026-11-20T13:02:00.000Z" whole={false} />
  ),
}
export const CancellingByCard: Story = {
  render: () => (
    <CancelWords booking={heldBooking()} method="card" now="2026-11-20T13:02:00.000Z" whole={false} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/O valor volta no cartão em até 2 faturas\.$/)).toBeVisible()
  },
}
export const CancellingAtTheVenue: Story = {
  render: () => (
    <CancelWords booking={heldBooking()} method="venue" now="2026-11-20T13:02:00.000Z" whole={false} />
  ),
}
export const SummaryWithADeposit: Story = {
  render: () => <BookingSummary booking={depositBooking()} whole={false} />,
}
export const Deposit: Story = {
  render: () => <DepositLine booking={depositBooking()} whole={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/agora \(sinal de 30%\)/)).toBeVisible()
  },
}
export const LongText: Story = { render: () => <BookingSummary booking={longBooking()} whole={false} /> }
export const HugeNumbers: Story = { render: () => <BookingSummary booking={hugeBooking()} whole={false} /> }
export const Loading: Story = { render: () => <PaymentSkeleton /> }
export const LoadingTheForm: Story = { render: () => <FormSkeleton /> }
/** The deposit now, or all of it. */
export const HowMuchNow: Story = {
  render: () => (
    <DepositChoice booking={depositBooking({ payment: null })} whole={false} onWhole={() => undefined} />
  ),
}
