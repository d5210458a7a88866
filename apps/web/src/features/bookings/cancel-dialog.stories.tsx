import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent } from 'storybook/test'
import { heldBooking, sampleBooking } from '../../testing/sample-booking.ts'
import { CancelDialog } from './cancel-dialog.tsx'

const meta = {
  component: CancelDialog,
  args: {
    booking: sampleBooking(),
    now: '2026-11-20T13:05:00.000Z',
    opened: true,
    onClose: () => undefined,
    onCancelled: () => undefined,
  },
} satisfies Meta<typeof CancelDialog>
export default meta

type Story = StoryObj<typeof meta>

export const WholeRefund: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const PartOfIt: Story = { args: { now: '2026-11-21T12:00:00.000Z' } }
export const NotPaidYet: Story = { args: { booking: heldBooking() } }
export const Refused: Story = {
  parameters: {
    msw: { handlers: [http.post('/api/bookings/:id/cancel', () => HttpResponse.json({}, { status: 500 }))] },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sim' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos cancelar')
  },
}
