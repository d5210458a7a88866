import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.tsx'

const meta = { component: Logo } satisfies Meta<typeof Logo>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
