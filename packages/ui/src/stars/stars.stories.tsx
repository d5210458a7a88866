import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stars } from './stars.tsx'

const meta = {
  title: 'Components/Stars',
  component: Stars,
  args: { stars: 4 },
  parameters: {
    notes: {
      accessibility: 'Read aloud as “Nota 4 de 5”. The stars are hidden.',
      do: ['Show the stars of one review with it.'],
      dont: ['Do not show a mean of several: that is a Rating, with its count.'],
    },
  },
} satisfies Meta<typeof Stars>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneToFive: Story = {
  render: () => (
    <>
      {[1, 2, 3, 4, 5].map((stars) => (
        <p key={stars}>
          <Stars stars={stars} />
        </p>
      ))}
    </>
  ),
}
