import type { Meta, StoryObj } from '@storybook/react-vite'
import { heldBooking, longBooking } from '../../testing/sample-booking.ts'
import { HoldExpired } from './hold-expired.tsx'

const meta = {
  title: 'Parts/Payments/Hold over',
  component: HoldExpired,
  args: { booking: heldBooking() },
} satisfies Meta<typeof HoldExpired>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { args: { booking: longBooking() } }
