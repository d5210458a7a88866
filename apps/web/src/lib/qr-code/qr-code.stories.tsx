import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePayment } from '../../testing/sample-booking.ts'
import { LazyQrCode } from './lazy-qr-code.tsx'
import QrCode from './qr-code.tsx'

const meta = {
  title: 'Parts/QR code',
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
