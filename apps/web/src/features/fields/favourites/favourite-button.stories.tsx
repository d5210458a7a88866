import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FavouriteButton } from './favourite-button.tsx'

const meta = {
  title: 'Parts/Field/Favourite',
  component: FavouriteButton,
  args: { fieldId: 'fld-arena-beira-mar-campo-norte' },
} satisfies Meta<typeof FavouriteButton>
export default meta

type Story = StoryObj<typeof meta>

/** A guest's, which stays on the device. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Nos favoritos' })
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  },
}
