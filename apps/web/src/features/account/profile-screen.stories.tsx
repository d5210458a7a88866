import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  parameters: { layout: 'fullscreen', path: '/atleta/perfil', persona: 'atleta@campolivre.test' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongText: Story = { parameters: { persona: 'intensa@campolivre.test' } }
