import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { heldBooking } from '../../../testing/sample-booking.ts'
import CouponField from './coupon-field.tsx'
import { CouponPart } from './coupon-part.tsx'

const used = { couponId: 'cup', code: 'BEMVINDO10', offCents: 2_000 }

const meta = {
  title: 'Parts/Payments/Coupon',
  component: CouponField,
  args: { booking: heldBooking(), focused: false, onClosed: () => undefined },
} satisfies Meta<typeof CouponField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Applied: Story = { args: { booking: heldBooking({ couponUsed: used }) } }
export const LongText: Story = {
  args: {
    booking: heldBooking({ couponUsed: { ...used, code: 'WWWWWWWWWWWWWWWWWWWW', offCents: 99_999_900 } }),
  },
  globals: { viewport: { value: 'phone' } },
}
/** Only a line, until somebody says that they have one. */
export const NotAsked: Story = { render: ({ booking }) => <CouponPart booking={booking} /> }
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        http.put('/api/bookings/:id/coupon', () =>
          HttpResponse.json(
            {
              code: 'invalid',
              message: 'Esse cupom venceu em 19/11.',
              errors: { code: ['Esse cupom venceu em 19/11.'] },
            },
            { status: 422 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Cupom' }), 'ANIVERSARIO')
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar' }))
    await expect(await canvas.findByText('Esse cupom venceu em 19/11.')).toBeVisible()
  },
}
