import type { Meta, StoryObj } from '@storybook/react-vite'
import { HoldCountdown } from './hold-countdown.tsx'

const meta = {
  component: HoldCountdown,
  args: { secondsLeft: 872 },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof HoldCountdown>
export default meta

type Story = StoryObj<typeof meta>

export const Begun: Story = {}
export const UnderFiveMinutes: Story = { args: { secondsLeft: 284 } }
export const LastSeconds: Story = { args: { secondsLeft: 9 } }
export const Over: Story = { args: { secondsLeft: 0 } }
export const Dark: Story = { ...UnderFiveMinutes, globals: { scheme: 'dark' } }
