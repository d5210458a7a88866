import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const still = 'It is written, not fetched.'

const meta = {
  title: 'Screens/Privacy',
  parameters: {
    layout: 'fullscreen',
    path: '/privacidade',
    without: {
      Loading: still,
      Empty: still,
      Failure: still,
      Forbidden: 'It is open to everybody.',
      Offline: still,
      LongText: 'It is nothing but long text.',
      HugeNumbers: 'It shows no numbers of anybody.',
      AtALimit: still,
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const play: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('navigation', { name: 'Nesta página' })).toBeVisible()
}

export const Default: Story = { play }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
