import button from '@campo-livre/ui/button/button.module.css'
import { bookingPaper } from '@campo-livre/domain/bookings/booking-paper.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { sampleBooking } from '../../testing/sample-booking.ts'
import { PaperButton } from './paper-button.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import sheet from './paper-sheet.module.css'

const paper = bookingPaper(sampleBooking(), '2026-11-20T13:05:00Z')

const meta = {
  title: 'Parts/Paper',
  component: PaperButton,
  subcomponents: { PaperSheet },
  args: { path: '/bookings/b1', paper, className: button.secondary, children: 'Comprovante' },
} satisfies Meta<typeof PaperButton>
export default meta

type Story = StoryObj<typeof meta>

export const Button: Story = {}
/** The server says why there is none. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('/api/bookings/b1', () =>
          HttpResponse.json({ message: 'Esta reserva não é sua.' }, { status: 403 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comprovante' }))
    await expect(await canvas.findByText(/Esta reserva não é sua/)).toBeVisible()
  },
}
/** In the product only in print; here as it is printed. */
export const OnPaper: Story = {
  render: () => (
    <>
      <style>{`.${sheet.sheet} { display: block; padding: 1rem; background: #fff; color: #000 }`}</style>
      <PaperSheet paper={paper} />
    </>
  ),
}
