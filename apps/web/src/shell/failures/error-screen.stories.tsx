import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { stillStories } from '../../testing/still-stories.ts'

const nothing = 'It asks the server for nothing, and always says the same.'

const meta = {
  title: 'Screens/Error',
  parameters: {
    layout: 'fullscreen',
    path: '/erro',
    without: {
      Loading: nothing,
      Empty: nothing,
      Failure: nothing,
      Forbidden: nothing,
      Offline: nothing,
      HugeNumbers: nothing,
      AtALimit: nothing,
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const screen = stillStories(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Algo deu errado' })).toBeVisible()
})

export const Default: Story = screen.shown
export const LongText: Story = screen.longText
export const Phone: Story = screen.phone
export const Zoomed: Story = screen.zoomed
