import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { payWaitingPix } from './testing/pay-waiting-pix.ts'

const meta = {
  title: 'Flows/Book and pay',
  parameters: {
    layout: 'fullscreen',
    path: '/field/fld-arena-beira-mar-campo-norte',
    persona: 'nova@campolivre.test',
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** From a field to the ticket: choose a time, reserve, pay by Pix. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Choose a free time on the field', async () => {
      const free = { name: /, livre,/, pressed: false }
      const [tile] = await canvas.findAllByRole('button', free)
      if (tile) await userEvent.click(tile)
      await expect(await canvas.findByRole('region', { name: 'Sua reserva' })).toHaveTextContent('R$')
    })
    await step('Reserve it: it is held for 15 minutes', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Reservar' }))
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Pague para confirmar' }),
      ).toBeVisible()
      await expect(canvas.getByRole('timer')).toBeVisible()
    })
    await step('The Pix code comes by itself', async () => {
      const code = await canvas.findByRole('textbox', { name: 'Pix copia e cola' })
      await waitFor(() => expect(code.getAttribute('value')).toMatch(/^000201/))
    })
    await step('The bank says that it was paid', () => payWaitingPix())
    await step('The booking is confirmed, and is a ticket', async () => {
      const greeting = await canvas.findByRole('heading', { name: 'Reserva confirmada' })
      await waitFor(() => expect(greeting).toBeVisible())
      await expect(await canvas.findByRole('article', { name: /^Reserva RSV-/ })).toBeVisible()
      await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible()
    })
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
