import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import Bell from './bell.tsx'
import { manyRows } from './testing/rows.ts'

const answer = (count: number) => ({
  msw: {
    handlers: [http.get('/api/notification-messages', () => HttpResponse.json({ data: manyRows(count) }))],
  },
})
const named =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name })).toBeVisible()
  }

const meta = {
  title: 'Parts/Notifications/Bell',
  component: Bell,
  parameters: { persona: 'nova@campolivre.test' },
} satisfies Meta<typeof Bell>
export default meta

type Story = StoryObj<typeof meta>

/** Highlighted and pulsing, while one is unread. */
export const Default: Story = { parameters: answer(3), play: named('Notificações, 3 não lidas') }
export const NothingUnread: Story = { play: named('Notificações') }
export const HugeNumbers: Story = { parameters: answer(1_000), play: named('Notificações, 1.000 não lidas') }
export const ReducedMotion: Story = { ...Default, globals: { motion: 'reduced' } }
