import type { Meta, StoryObj } from '@storybook/react-vite'
import { CourtPicture } from '../court/court-picture.tsx'
import { Price } from '../price/price.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { Ticket } from './ticket.tsx'

const meta = {
  title: 'Components/Ticket',
  component: Ticket,
  args: {
    label: 'Reserva RSV-7K2Q',
    picture: (
      <CourtPicture sport="society" surface="synthetic-grass" lengthMeters={50} widthMeters={30} title="" />
    ),
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
  parameters: {
    notes: {
      accessibility:
        'An article with a name. Notches and torn edge are holes in the background, so a focus ring inside is never cut.',
      do: [
        'Name it by its code: “Reserva RSV-7K2Q”.',
        'Put on the stub what is shown at the counter: code, QR, price.',
        'Use one on a screen: it is what the screen is about.',
      ],
      dont: [
        'Make a list of them: that is what the ticket row is for.',
        'Put buttons on it: they stand below.',
      ],
    },
  },
} satisfies Meta<typeof Ticket>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutPicture: Story = { args: { picture: undefined } }
export const WithoutStub: Story = { render: ({ children }) => <Ticket>{children}</Ticket> }
export const LongText: Story = {
  args: {
    children: (
      <>
        <h2>Quadra poliesportiva coberta Professora Maria Aparecida dos Santos Albuquerque</h2>
        <p>Paralelepipedossuperlativamente, Jaboatão dos Guararapes</p>
      </>
    ),
  },
}
export const HugeNumbers: Story = { args: { stub: <Price cents={123_456_789} size="large" /> } }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } }
