import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

const meta = {
  title: 'Flows/Cancel with a refund',
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/reservas',
    persona: 'atleta@campolivre.test',
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** From the list to a cancelled booking, with the refund that was announced. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    let amount = ''
    await step('Open the next booking', async () => {
      const link = await waitFor(() => {
        // A date of a fixed slot is given back instead.
        const found = canvas
          .getByRole('main')
          .querySelector<HTMLElement>(':is(h2, h3) a[href*="/reservas/bkg-atleta"]')
        if (!found) throw new Error('no booking is listed yet')
        return found
      })
      await userEvent.click(link)
      await expect(await canvas.findByRole('article', { name: /^Reserva RSV-/ })).toBeVisible()
    })
    await step('Ask to cancel it', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Cancelar reserva' }))
      const dialog = await screen.findByRole('dialog', { name: 'Cancelar esta reserva?' })
      await waitFor(() => expect(dialog).toBeVisible())
    })
    await step('The refund is shown first', async () => {
      const sentence = await within(screen.getByRole('dialog')).findByText(/^Cancelando até .*você recebe/)
      amount = /R\$\s[\d.,]*\d/.exec(sentence.textContent)?.[0] ?? ''
      await expect(amount).not.toBe('')
    })
    await step('Confirm', async () => {
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Cancelar reserva' }))
    })
    await step('It is cancelled, and the same amount comes back', async () => {
      const told = await canvas.findByText(/^Reserva cancelada\./)
      await expect(told.textContent).toContain(`${amount} de volta`)
      await expect(canvas.getByRole('article')).toHaveTextContent('Cancelada')
    })
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
