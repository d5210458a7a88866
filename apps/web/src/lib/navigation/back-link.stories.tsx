import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longText } from '../../testing/sample-company.ts'
import { BackLink } from './back-link.tsx'

const meta = {
  title: 'Parts/Navigation/Back link',
  component: BackLink,
  args: { to: '/atleta/reservas', children: 'Minhas Reservas' },
} satisfies Meta<typeof BackLink>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Minhas Reservas' })
    await expect(link).toHaveAttribute('href', '/atleta/reservas')
  },
}
export const LongText: Story = { args: { children: longText }, globals: { viewport: { value: 'small' } } }
