import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { AdminDetails } from './admin-details.tsx'

const meta = {
  title: 'Parts/Data management/Details',
  component: AdminDetails,
  args: { resource: 'companies', row: { id: 'cmp-arena-beira-mar', stamp: 's', masked: true } },
  parameters: { persona: 'admin@campolivre.test' },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof AdminDetails>
export default meta

type Story = StoryObj<typeof meta>

/** Masked data, and the relations of an arena both ways. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mostrar dados pessoais' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: /^Campo/ })).toBeVisible()
  },
}
export const Failure: Story = { globals: { responses: 'failing' } }
