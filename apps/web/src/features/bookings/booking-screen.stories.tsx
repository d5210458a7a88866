import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { sampleBooking } from '../../testing/sample-booking.ts'

const booking = '/api/bookings/:id'
const answer = (data: unknown) => ({
  msw: { handlers: [http.get(booking, () => HttpResponse.json({ data }))] },
})
const path = '/atleta/reservas/booking-1'

const meta = {
  parameters: { layout: 'fullscreen', path, persona: 'atleta@campolivre.test' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Confirmed: Story = { parameters: answer(sampleBooking()) }
export const JustConfirmed: Story = {
  parameters: { ...answer(sampleBooking()), path: `${path}?confirmada=sim` },
}
export const Dark: Story = { globals: { scheme: 'dark' }, parameters: answer(sampleBooking()) }
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { ...answer(sampleBooking()), path: `${path}?confirmada=sim` },
}
export const Missing: Story = {}
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(booking, () => new Promise<never>(() => undefined))] } },
}
export const Failure: Story = {
  parameters: { msw: { handlers: [http.get(booking, () => HttpResponse.json({}, { status: 500 }))] } },
}
