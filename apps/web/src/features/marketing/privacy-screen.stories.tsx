import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { stillStories } from '../../testing/still-stories.ts'

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

const screen = stillStories(async ({ canvas }) => {
  await expect(await canvas.findByRole('navigation', { name: 'Nesta página' })).toBeVisible()
})

export const Default: Story = screen.shown
export const Phone: Story = screen.phone
export const Zoomed: Story = screen.zoomed
