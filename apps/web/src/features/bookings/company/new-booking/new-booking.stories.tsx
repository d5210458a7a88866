import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CompanyBookingsScreen } from '../company-bookings-screen.tsx'
import { NewBookingDrawer } from './new-booking-drawer.tsx'
import { NewBookingForm } from './new-booking-form.tsx'
import { TimeFields } from './time-fields.tsx'
import { WhoFields } from '../../../../shared/bookings/who-fields.tsx'

const meta = {
  title: 'Parts/Company bookings/New booking',
  component: CompanyBookingsScreen,
  subcomponents: { NewBookingDrawer, NewBookingForm, TimeFields, WhoFields },
  parameters: { layout: 'fullscreen', path: '/company/bookings?nova=1', persona: 'empresa@campolivre.test' },
  play: async () => {
    const name = await screen.findByLabelText('Nome, telefone ou e-mail')
    await waitFor(() => expect(name).toBeVisible())
  },
} satisfies Meta<typeof CompanyBookingsScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wrong: Story = {
  play: async () => {
    await meta.play()
    await userEvent.click(screen.getByRole('button', { name: 'Reservar' }))
    await expect(await screen.findByText('Escreva o nome de quem vem jogar.')).toBeVisible()
  },
}
export const Several: Story = {
  play: async () => {
    await meta.play()
    await userEvent.click(screen.getByRole('button', { name: 'Mais um horário' }))
    const form = within(screen.getByRole('dialog'))
    await expect(form.getAllByLabelText('Campo')).toHaveLength(2)
  },
}
