import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent } from 'storybook/test'
import { counterPartOf } from '@campo-livre/domain/bookings/money/counter-part.ts'
import { QrCamera } from '../../../../lib/camera/qr-camera.tsx'
import { sampleBooking } from '../../../../testing/sample-booking.ts'
import TicketDrawer from './ticket-drawer.tsx'
import { TicketFound } from './ticket-found.tsx'
import { TicketInAddress } from './ticket-in-address.tsx'
import { TicketSearch } from './ticket-search.tsx'

const booking = { ...sampleBooking(), counter: counterPartOf({}), tab: null }

const meta = {
  title: 'Parts/Company bookings/Ticket',
  component: TicketFound,
  subcomponents: { QrCamera, TicketDrawer, TicketInAddress, TicketSearch },
  args: { id: booking.id, now: booking.start },
  parameters: {
    persona: 'empresa@campolivre.test',
    msw: {
      handlers: [http.get('/api/company/bookings/:id', () => HttpResponse.json({ data: booking }))],
    },
  },
} satisfies Meta<typeof TicketFound>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Chegaram' })).toBeVisible()
  },
}
export const TooEarly: Story = {
  args: { now: '2026-11-20T09:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ainda é cedo|^Esse ingresso é de outro dia/)).toBeVisible()
  },
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  parameters: { msw: { handlers: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando o ingresso' })).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  parameters: { msw: { handlers: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para abrir o ingresso')).toBeVisible()
  },
}
/** The drawer with a code that is none. */
export const NoTicket: Story = {
  render: () => <TicketDrawer opened now={booking.start} onClose={() => undefined} />,
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Código do ingresso'), 'comanda')
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    await expect(await screen.findByText(/^Isso não é o código de um ingresso/)).toBeVisible()
  },
}
