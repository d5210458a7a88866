import type { Rain } from '@campo-livre/domain/rain/rain.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { longBooking, sampleBooking } from '../../../testing/sample-booking.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { CreditNote } from './credit-note.tsx'
import { CreditNotes } from './credit-notes.tsx'
import NewTime from './new-time.tsx'
import { RainPanel } from './rain-panel.tsx'

const rain: Rain = {
  at: '2026-11-20T12:00:00.000Z',
  offers: ['new-time', 'credit'],
  until: '2026-12-20T12:00:00.000Z',
  paidCents: 24_000,
  chosen: null,
}
const rained = (rest: Partial<Rain> = {}, booking = sampleBooking()) => ({
  ...booking,
  status: 'rained_out' as const,
  rain: { ...rain, ...rest },
})

const meta = {
  title: 'Parts/Bookings/After a rain',
  component: RainPanel,
  subcomponents: { CreditDialog, CreditNote, CreditNotes, NewTime },
  decorators: [inRoute({ under: '_public', path: '/' })],
  args: {
    booking: rained(),
    now: '2026-11-20T13:00:00.000Z',
    open: undefined,
    onClose: fn(),
    onChosen: fn(),
  },
} satisfies Meta<typeof RainPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NewTimeAlone: Story = { args: { booking: rained({ offers: ['new-time'] }) } }
export const LongText: Story = { args: { booking: rained({}, longBooking()) } }
export const HugeNumbers: Story = { args: { booking: rained({ paidCents: 123_456_789 }) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** Credit was chosen. */
export const Credited: Story = {
  args: { booking: rained({ chosen: { what: 'credit', at: '2026-11-20T13:00:00.000Z' } }) },
}
/** Nothing was chosen in time. */
export const TooLate: Story = { args: { now: '2026-12-21T13:00:00.000Z' } }
export const Note: Story = {
  render: () => <CreditNotes items={[sampleBooking({ creditLeftCents: 8_000 })]} />,
}
/** The choice of credit is refused. */
export const Refused: Story = {
  args: { open: 'credito' },
  parameters: {
    msw: {
      handlers: [http.post('/api/bookings/:id/rain-choice', () => HttpResponse.json({}, { status: 500 }))],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ficar com o crédito' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Não deu para guardar sua escolha')
  },
}
/** The times cannot be loaded. */
export const Failure: Story = {
  args: { open: 'horario' },
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar os horários')).toBeVisible()
  },
}
