import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHeader } from './page-header.tsx'

const meta = {
  component: PageHeader,
  args: {
    title: 'Minhas reservas',
    children: '3 jogos marcados',
    actions: <a href="#new">Nova reserva</a>,
  },
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongText: Story = {
  args: {
    title: 'Quadra poliesportiva coberta Professora Maria Aparecida dos Santos Albuquerque',
  },
}
