import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { width: '240px', height: '20px' },
  parameters: {
    notes: {
      accessibility:
        'Hidden from screen readers: what surrounds it says that it loads (aria-busy, a sentence). With reduced motion it stands still.',
      do: ['Give it the size of what comes, so that nothing moves.', 'Show as many as will probably come.'],
      dont: ['Do not use a spinner for a screen.', 'Do not keep it once there is something old to show.'],
    },
  },
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ReducedMotion: Story = { globals: { motion: 'reduced' } }

export const InACard: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 'var(--cl-space-3)',
        width: '16rem',
        padding: 'var(--cl-space-4)',
        border: '1px solid var(--cl-line)',
        borderRadius: 'var(--cl-radius-12)',
        background: 'var(--cl-surface-1)',
      }}
    >
      <Skeleton height="120px" />
      <Skeleton width="70%" height="20px" />
      <Skeleton width="45%" />
    </div>
  ),
}
