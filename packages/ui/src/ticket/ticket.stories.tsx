import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '../price/price.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { Ticket } from './ticket.tsx'

const meta = {
  component: Ticket,
  args: {
    label: 'Reserva RSV-7K2Q',
    children: (
      <>
        <StatusBadge status="confirmed" />
        <h2>Society 1</h2>
        <p>Sexta-feira, 20 de novembro, das 20h às 21h</p>
        <p>Arena Praia do Futuro, Fortaleza</p>
      </>
    ),
    stub: (
      <p>
        RSV-7K2Q · <Price cents={16000} />
      </p>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Ticket>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const WithoutStub: Story = { render: ({ children }) => <Ticket>{children}</Ticket> }
