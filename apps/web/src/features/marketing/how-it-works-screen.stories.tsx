import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

const still = 'It is written, not fetched.'

const meta = {
  title: 'Screens/How it works',
  parameters: {
    layout: 'fullscreen',
    path: '/como-funciona',
    without: {
      Loading: still,
      Empty: still,
      Failure: still,
      Forbidden: 'It is open to everybody.',
      Offline: still,
      HugeNumbers: 'It shows no numbers of anybody.',
      AtALimit: still,
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const play: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Como funciona')
}

export const Default: Story = { play }
export const LongText: Story = { globals: { text: 'long' }, play }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
export const Answered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('E se eu precisar cancelar?'))
    await expect(canvas.getByText(/^Cada arena publica até quando/)).toBeVisible()
  },
}
