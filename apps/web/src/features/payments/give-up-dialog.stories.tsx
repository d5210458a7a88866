import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { sampleAction } from '../../testing/sample-action.ts'
import { heldBooking, longBooking } from '../../testing/sample-booking.ts'
import { GiveUpDialog } from './give-up-dialog.tsx'

const meta = {
  title: 'Parts/Payments/Give up',
  component: GiveUpDialog,
  args: {
    booking: heldBooking(),
    opened: true,
    action: sampleAction(),
    onGiveUp: fn(),
    onKeep: fn(),
  },
} satisfies Meta<typeof GiveUpDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Continuar o pagamento' })).toHaveFocus()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Failure: Story = {
  args: { action: sampleAction({ sentence: 'Não deu para desistir agora. Seu horário continua guardado.' }) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Seu horário continua guardado.')
  },
}
export const LongText: Story = { args: { booking: longBooking() } }
