import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '../price/price.tsx'
import { TicketRow } from './ticket-row.tsx'

const meta = {
  title: 'Components/Ticket row',
  component: TicketRow,
  args: {
    leaf: { weekday: 'seg', day: '23', month: 'nov' },
    day: 'Segunda-feira, 23 de novembro',
    children: (
      <>
        <h3>20h às 22h</h3>
        <p>Society 1, Arena Praia do Futuro</p>
        <Price cents={42_000} />
      </>
    ),
  },
  parameters: {
    notes: {
      accessibility:
        'The calendar leaf is drawn for the eye; a screen reader hears the day in full. When the whole row is a link, stretch the link over it and draw the focus around the row.',
      do: [
        'Stand it in a list.',
        'Give the day in the calendar of the place.',
        'Make it quiet once it is over.',
      ],
      dont: ['Show two dates on one.', 'Leave out the year under a heading of another year.'],
    },
  },
} satisfies Meta<typeof TicketRow>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Quiet: Story = { args: { quiet: true } }
export const QuietDark: Story = { args: { quiet: true }, globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongText: Story = {
  args: {
    children: <h3>Quadra poliesportiva coberta Professora Maria Aparecida dos Santos Albuquerque</h3>,
  },
}
export const HugeNumbers: Story = { args: { children: <Price cents={123_456_789} size="large" /> } }
