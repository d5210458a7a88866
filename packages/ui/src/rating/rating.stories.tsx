import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rating } from './rating.tsx'

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { rating: { average: 4.8, count: 32 } },
  parameters: {
    notes: {
      accessibility: 'Read aloud in words: “Nota 4,8 de 5, 32 avaliações”. The star is hidden.',
      do: ['Show it with the count: 5,0 from one review is not 4,8 from 300.'],
      dont: [
        'Do not colour the star: amber is for what is about to run out.',
        'Do not show 0,0: it says “Novo”.',
      ],
    },
  },
} satisfies Meta<typeof Rating>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nota 4,8 de 5, 32 avaliações')).toBeInTheDocument()
  },
}
export const One: Story = { args: { rating: { average: 5, count: 1 } } }
export const Empty: Story = { args: { rating: { average: null, count: 0 } } }
export const HugeNumbers: Story = { args: { rating: { average: 4.2, count: 1_234_567 } } }
