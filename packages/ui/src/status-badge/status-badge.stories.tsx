import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { StatusBadge } from './status-badge.tsx'

const meta = {
  title: 'Components/Status badge',
  component: StatusBadge,
  args: { status: 'confirmed' },
  parameters: {
    notes: {
      accessibility: 'Colour, icon and word say the same, so none has to carry it alone. The icon is hidden.',
      do: ['Show one badge a booking, in the same place of every row.'],
      dont: [
        'Do not make up a colour: amber waits, red is lost, green stands.',
        'Do not use it as a button or filter.',
      ],
    },
  },
} satisfies Meta<typeof StatusBadge>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--cl-space-2)' }}>
      {bookingStatuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
}
export const LongText: Story = { ...All, globals: { text: 'long', viewport: { value: 'small' } } }

/** The states of other entities: a product, a tab, an expense. */
export const OtherThings: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--cl-space-2)' }}>
      <Badge tone="pending">A vencer</Badge>
      <Badge tone="success">Ativo</Badge>
      <Badge tone="neutral">Paga</Badge>
      <Badge tone="muted">Inativo</Badge>
      <Badge tone="danger">Em atraso</Badge>
    </div>
  ),
}
