import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { heldBooking, samplePayment } from '../../testing/sample-booking.ts'
import { PaymentForm } from './payment-form.tsx'

const waiting = heldBooking({ payment: samplePayment({ status: 'pending', paidAt: null }) })
const payment = '/api/bookings/:id/payment'

const meta = {
  component: PaymentForm,
  decorators: [(Story) => <div style={{ maxWidth: 480, margin: 'auto' }}>{Story()}</div>],
  args: {
    booking: waiting,
    now: '2026-11-20T13:02:00.000Z',
    method: 'pix',
    onMethod: () => undefined,
    trouble: null,
  },
} satisfies Meta<typeof PaymentForm>
export default meta

type Story = StoryObj<typeof meta>

export const Pix: Story = {}
export const PixDark: Story = { globals: { scheme: 'dark' } }
export const PixOnPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const AlmostOver: Story = { args: { now: '2026-11-20T13:14:20.000Z' } }
export const Offline: Story = { args: { trouble: 'offline' } }
export const ServerFailing: Story = { args: { trouble: 'server' } }
export const AtTheVenue: Story = { args: { method: 'venue' } }
export const OnlyPix: Story = {
  args: { booking: { ...waiting, company: { ...waiting.company, acceptsPayAtVenue: false } } },
}
export const MakingTheCode: Story = {
  args: { booking: heldBooking() },
  parameters: { msw: { handlers: [http.post(payment, () => new Promise<never>(() => undefined))] } },
}
export const CodeRefused: Story = {
  args: { booking: heldBooking() },
  parameters: { msw: { handlers: [http.post(payment, () => HttpResponse.json({}, { status: 500 }))] } },
}
export const LongText: Story = {
  args: {
    booking: {
      ...waiting,
      field: {
        ...waiting.field,
        name: 'Campo 1 de futebol society do Centro Esportivo Professor Doutor Waldemar',
      },
      company: {
        ...waiting.company,
        name: 'Associação Recreativa e Esportiva dos Moradores do Bairro das Laranjeiras',
      },
    },
  },
}
export const AnotherZone: Story = {
  args: {
    booking: {
      ...waiting,
      company: {
        ...waiting.company,
        timeZone: 'America/Rio_Branco',
        address: { ...waiting.company.address, city: 'Rio Branco', state: 'AC' },
      },
    },
  },
}
