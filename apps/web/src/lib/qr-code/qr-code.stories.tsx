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

/** Black on white in every theme, as many scanners do not read inverted codes. */
export const Default: Story = { render: () => <QrCode text="RSV-7K2Q" label="QR code da reserva RSV-7K2Q" /> }
export const LongText: Story = {
  render: () => <QrCode text={samplePayment().pixCode ?? ''} label="QR code do Pix" />,
}
/** Loaded with the first one; its space is kept meanwhile. */
export const FetchedWhenShown: Story = {
  render: () => <LazyQrCode text="RSV-7K2Q" label="QR code da reserva RSV-7K2Q" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code da reserva RSV-7K2Q' })).toBeVisible()
  },
}
