import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlotTile } from './slot-tile.tsx'

const meta = {
  component: SlotTile,
  args: { time: '20h', name: 'sexta-feira, 20 de novembro, 20h', priceCents: 16000, status: 'free' },
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
} satisfies Meta<typeof SlotTile>
export default meta

type Story = StoryObj<typeof meta>

export const Free: Story = {}
export const Selected: Story = { args: { selected: true } }
export const Held: Story = { args: { status: 'held' } }
export const Taken: Story = { args: { status: 'taken' } }
export const Mine: Story = { args: { status: 'mine' } }
export const Blocked: Story = { args: { status: 'blocked' } }
export const Past: Story = { args: { status: 'past' } }
export const Beyond: Story = { args: { status: 'beyond' } }
export const HugePrice: Story = { args: { priceCents: 123450 } }

export const TimeInTheRow: Story = { render: ({ time: _, ...args }) => <SlotTile {...args} /> }

export const Together: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
      <SlotTile {...args} />
      <SlotTile {...args} selected />
      {(['held', 'taken', 'mine', 'blocked', 'past', 'beyond'] as const).map((status) => (
        <SlotTile key={status} {...args} status={status} />
      ))}
    </div>
  ),
}
export const TogetherInDark: Story = { ...Together, globals: { scheme: 'dark' } }
