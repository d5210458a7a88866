import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SlotTile } from './slot-tile.tsx'

const meta = {
  title: 'Components/Slot tile',
  component: SlotTile,
  args: {
    time: '20h',
    name: 'sexta-feira, 20 de novembro, 20h',
    priceCents: 16000,
    status: 'free',
    onClick: fn(),
  },
  parameters: {
    notes: {
      accessibility:
        'A toggle button, at least 44 px high, read with its day, time, state and price. One that is not free can be reached and read; it does nothing, unless it can be waited for.',
      do: ['Tell the states apart by fill, line and word.', 'Leave out `time` where a row says it.'],
      dont: [
        'Do not hide what is taken: an empty place raises questions.',
        'Do not tell a state by colour alone.',
      ],
    },
  },
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
} satisfies Meta<typeof SlotTile>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /, livre,/ }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
/** A taken one that can be waited for. */
export const Waited: Story = {
  args: { status: 'taken', onAsk: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ocupado\s*com fila de espera/ }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Cheaper: Story = {
  args: { fullCents: 20_000 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /livre, oferta, de R\$\s200 por R\$\s160$/ }),
    ).toBeVisible()
  },
}
export const Selected: Story = { args: { selected: true } }
export const Held: Story = { args: { status: 'held' } }
export const Taken: Story = {
  args: { status: 'taken' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ocupado/ }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Mine: Story = { args: { status: 'mine' } }
export const Blocked: Story = { args: { status: 'blocked' } }
export const Past: Story = { args: { status: 'past' } }
export const Beyond: Story = { args: { status: 'beyond' } }
export const HugeNumbers: Story = { args: { priceCents: 12_345_678_900 } }
export const LongText: Story = { args: { status: 'beyond' }, globals: { text: 'long' } }

export const AfterMidnight: Story = {
  args: { name: 'sábado, 21 de novembro, 0h à 1h', time: '0h à 1h', day: 'sáb, 21/11' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sáb, 21/11')).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: /^sábado, 21 de novembro, 0h à 1h ?, livre, R\$\s160$/ }),
    ).toBeVisible()
  },
}
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
