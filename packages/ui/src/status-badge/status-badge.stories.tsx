import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from './status-badge.tsx'

const meta = {
  component: StatusBadge,
  args: { status: 'confirmed' },
} satisfies Meta<typeof StatusBadge>
export default meta

type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {bookingStatuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
}
export const AllInDark: Story = { ...All, globals: { scheme: 'dark' } }
