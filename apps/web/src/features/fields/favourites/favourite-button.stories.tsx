import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import AccountFavourite from './account-favourite.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { Heart } from './heart.tsx'

const meta = {
  title: 'Parts/Field/Favourite',
  component: FavouriteButton,
  subcomponents: { AccountFavourite, Heart },
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
