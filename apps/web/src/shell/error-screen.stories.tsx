import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

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

const play: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Algo deu errado' })).toBeVisible()
}

export const Default: Story = { play }
export const LongText: Story = { globals: { text: 'long' }, play }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
