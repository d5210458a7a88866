import type { Meta, StoryObj } from '@storybook/react-vite'
import { heldBooking, longBooking } from '../../testing/sample-booking.ts'
import { HoldOver } from './hold-over.tsx'

const meta = {
  title: 'Parts/Payments/Hold over',
  component: HoldOver,
  args: { booking: heldBooking() },
} satisfies Meta<typeof HoldOver>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { args: { booking: longBooking() } }
