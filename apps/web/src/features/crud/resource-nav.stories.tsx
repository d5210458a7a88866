import type { Meta, StoryObj } from '@storybook/react-vite'
import { inRoute } from '../../testing/in-route.tsx'
import { ResourceNav } from './resource-nav.tsx'

const meta = {
  title: 'Parts/Data management/Resources',
  component: ResourceNav,
  args: { current: 'reservas' },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof ResourceNav>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { globals: { text: 'long', viewport: { value: 'small' } } }
