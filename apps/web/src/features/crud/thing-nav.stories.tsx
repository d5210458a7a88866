import type { Meta, StoryObj } from '@storybook/react-vite'
import { inRoute } from '../../testing/in-route.tsx'
import { ThingNav } from './thing-nav.tsx'

const meta = {
  title: 'Parts/Data management/Things',
  component: ThingNav,
  args: { current: 'reservas' },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof ThingNav>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { globals: { text: 'long', viewport: { value: 'small' } } }
