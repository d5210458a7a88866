import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { AuditLinks } from './audit-links.tsx'

const meta = {
  title: 'Parts/Data management/Audit links',
  component: AuditLinks,
  args: {
    entry: {
      id: 'aud-1',
      at: '2026-11-17T15:00:00.000Z',
      who: 'Ada Admin',
      whoId: 'usr-ada',
      resource: 'products',
      rowId: 'prd-agua',
      name: 'Água',
      kind: 'changed',
      fields: 'Preço',
      reason: null,
    },
  },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof AuditLinks>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Abrir: produto' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Quem fez: Ada Admin' })).toBeVisible()
  },
}
/** A row that is gone, by somebody who is. */
export const Gone: Story = {
  args: { entry: { ...meta.args.entry, kind: 'removed', who: null, whoId: null } },
}
