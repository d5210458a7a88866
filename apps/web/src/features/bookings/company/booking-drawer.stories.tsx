import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { heldBooking, longBooking, sampleBooking } from '../../../testing/sample-booking.ts'
import { counterPartOf } from '@campo-livre/domain/bookings/money/counter-part.ts'
import { ArrivalButtons } from './arrival-buttons.tsx'
import { BookAgain } from './book-again.tsx'
import { BookingActs } from './booking-acts.tsx'
import { BookingNote } from './booking-note.tsx'
import { CheckInButton } from './check-in-button.tsx'
import { OpenTab } from './open-tab.tsx'
import { QuickActs } from './quick-acts.tsx'
import { ReceiveMoney } from './receive-money.tsx'
import { SendBooking } from './send-booking.tsx'
import { ChangePrice } from './change-price.tsx'
import { PrintReceipt } from './print-receipt.tsx'
import { BookingDetails } from './booking-details.tsx'
import { BookingDetailsSkeleton } from './booking-details-skeleton.tsx'
import { BookingDrawer } from './booking-drawer.tsx'
import { BookingOverlays } from './booking-overlays.tsx'
import { CompanyCancelling } from './company-cancelling.tsx'

const meta = {
  title: 'Parts/Company bookings/Drawer',
  component: BookingDrawer,
  subcomponents: {
    ArrivalButtons,
    BookAgain,
    BookingActs,
    BookingDetails,
    BookingDetailsSkeleton,
    BookingNote,
    ChangePrice,
    CompanyCancelling,
    PrintReceipt,
    CheckInButton,
    OpenTab,
    QuickActs,
    ReceiveMoney,
    SendBooking,
  },
  parameters: { persona: 'empresa@campolivre.test' },
  args: {
    id: 'booking-1',
    known: sampleBooking(),
    now: '2026-11-20T13:05:00.000Z',
    onClose: () => undefined,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('RSV-7K2Q')
  },
} satisfies Meta<typeof BookingDrawer>
export default meta

type Story = StoryObj<typeof meta>

const says = (text: string): NonNullable<Story['play']> => {
  return async () => {
    const words = await screen.findByText(text)
    // The drawer takes a moment to slide in.
    await waitFor(() => expect(words).toBeVisible())
  }
}

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Held: Story = {
  args: { known: heldBooking({ holdExpiresAt: '2026-11-20T13:12:00.000Z' }) },
}
export const Cancelled: Story = {
  args: {
    known: sampleBooking({
      status: 'cancelled',
      cancellation: {
        at: '2026-11-20T13:05:00.000Z',
        by: 'company',
        reason: 'Chuva forte.',
        refundCents: 24_000,
      },
    }),
  },
}
export const WithoutTelephone: Story = { args: { known: sampleBooking({ customerPhone: null }) } }
export const LongText: Story = { args: { known: longBooking({ priceCents: 123_456_789 }) } }
/** The question before cancelling lies over it. */
export const Cancelling: Story = {
  render: ({ known, now }) => (
    <BookingOverlays
      search={{ reserva: known?.id, cancelar: known?.id }}
      bookings={known ? [known] : []}
      now={now}
    />
  ),
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Cancelar a reserva RSV-7K2Q?' }),
    ).toHaveTextContent('o valor inteiro')
  },
}
/** Not in the list behind: read by its own call. */
export const Loading: Story = {
  args: { known: undefined },
  globals: { responses: 'loading' },
  play: async () => {
    const skeleton = await screen.findByRole('status', { name: 'Buscando a reserva' })
    await waitFor(() => expect(skeleton).toBeVisible())
  },
}
export const Missing: Story = {
  args: { known: undefined, id: 'nobody' },
  play: says('Não achamos essa reserva'),
}
export const Failure: Story = {
  args: { known: undefined },
  parameters: {
    msw: { handlers: [http.get('/api/company/bookings/:id', () => HttpResponse.json({}, { status: 503 }))] },
  },
  play: says('Não deu para abrir a reserva'),
}
/** Within two hours of the game: whether they have come. */
export const Arriving: Story = {
  render: () => (
    <QuickActs
      booking={{ ...sampleBooking(), counter: counterPartOf({}), tab: null }}
      now={sampleBooking().start}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chegaram' })).toBeVisible()
  },
}
/** Before an absence is marked: what it costs. */
export const Missed: Story = {
  render: () => (
    <BookingActs
      booking={{ ...sampleBooking(), counter: counterPartOf({}), tab: null }}
      now={sampleBooking().end}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Não vieram' }))
    await expect(canvas.getByRole('group', { name: 'Marcar a falta' })).toHaveTextContent('A arena fica com')
  },
}
/** Another price without a reason. */
export const PriceWithoutReason: Story = {
  render: () => (
    <BookingActs
      booking={{ ...sampleBooking(), counter: counterPartOf({}), tab: null }}
      now="2026-11-20T13:05:00.000Z"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar o preço' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar o preço' }))
    await expect(canvas.getByText('Conte por que o preço é outro.')).toBeVisible()
  },
}
