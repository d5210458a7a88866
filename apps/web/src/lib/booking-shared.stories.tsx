import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { heldBooking, sampleBooking, samplePayment } from '../testing/sample-booking.ts'
import { BookingMissing } from './booking-missing.tsx'
import { HoldLeft } from './hold-left.tsx'
import { LazyQrCode } from './lazy-qr-code.tsx'
import QrCode from './qr-code.tsx'

const meta = {
  title: 'Parts/Shared/Booking',
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Black on white in every theme, because many scanners do not read the other way round. */
export const Default: Story = { render: () => <QrCode text="RSV-7K2Q" label="QR code da reserva RSV-7K2Q" /> }
export const LongText: Story = {
  render: () => <QrCode text={samplePayment().pixCode ?? ''} label="QR code do Pix" />,
}
/** Fetched when the first one is shown; its place is kept meanwhile. */
export const FetchedWhenShown: Story = {
  render: () => <LazyQrCode text="RSV-7K2Q" label="QR code da reserva RSV-7K2Q" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code da reserva RSV-7K2Q' })).toBeVisible()
  },
}
export const Hold: Story = {
  render: () => <HoldLeft booking={heldBooking()} now="2026-11-20T13:04:10.000Z" />,
}
/** The last five minutes. */
export const AtALimit: Story = {
  render: () => <HoldLeft booking={heldBooking()} now="2026-11-20T13:12:10.000Z" />,
}
/** What is confirmed is held no longer: there is nothing to count. */
export const NoHold: Story = {
  render: () => <HoldLeft booking={sampleBooking()} now="2026-11-20T13:12:10.000Z" />,
}
export const Missing: Story = { render: () => <BookingMissing /> }
