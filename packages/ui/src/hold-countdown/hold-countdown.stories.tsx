import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HoldCountdown } from './hold-countdown.tsx'

const meta = {
  title: 'Components/Hold countdown',
  component: HoldCountdown,
  args: { secondsLeft: 872 },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: {
    notes: {
      accessibility:
        'A timer that is not read every second: five minutes, one minute and the end are announced. Amber is told by the words and the line too.',
      do: [
        'Show it where the payment is made, and in the list of bookings.',
        'Say what is held, not that time runs.',
      ],
      dont: ['Do not blink, shake or turn it red.', 'Do not count anything else with it: no false hurry.'],
    },
  },
} satisfies Meta<typeof HoldCountdown>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:32')
  },
}
export const UnderFiveMinutes: Story = { args: { secondsLeft: 284 } }
export const AtALimit: Story = { args: { secondsLeft: 300 } }
export const LastSeconds: Story = { args: { secondsLeft: 9 } }
export const Over: Story = {
  args: { secondsLeft: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(canvas.getByText('O tempo acabou')).toBeVisible()
  },
}
export const ReducedMotion: Story = { globals: { motion: 'reduced' } }
export const HugeNumbers: Story = { args: { secondsLeft: 3599 * 3, secondsTotal: 3600 * 3 } }
export const LongText: Story = {
  args: { label: 'O seu horário na Quadra poliesportiva Professora Maria Aparecida está guardado por' },
  globals: { text: 'long', viewport: { value: 'small' } },
}
