import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { sampleNotification } from '@campo-livre/domain/testing/sample-notification.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { NotificationList } from './notification-list.tsx'
import { NotificationsBody } from './notifications-body.tsx'
import NotificationsPanel from './notifications-panel.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'
import { NotificationsToolbar } from './notifications-toolbar.tsx'
import { StaleNote } from './stale-note.tsx'
import { sampleList, sampleNotifications } from './testing/sample-notifications.ts'

const refused = new ApiError({ kind: 'refused', status: 500 })

const meta = {
  title: 'Parts/Notifications/Panel',
  component: NotificationsPanel,
  args: { bell: { current: null }, notifications: sampleNotifications(), unread: 3, onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotificationsPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('heading', { name: 'Notificações' })).toHaveFocus()
    await expect(await screen.findAllByRole('listitem')).toHaveLength(sampleList.length)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledWith(true)
  },
}
export const Loading: Story = { args: { notifications: sampleNotifications({ list: null }), unread: 0 } }
export const Empty: Story = { args: { notifications: sampleNotifications({ list: [] }), unread: 0 } }
export const Failure: Story = {
  args: { notifications: sampleNotifications({ list: null, error: refused }), unread: 0 },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument()
  },
}
/** The earlier list stays. */
export const NotUpToDate: Story = { args: { notifications: sampleNotifications({ error: refused }) } }
/** Nothing is left to mark. */
export const AllRead: Story = {
  args: { unread: 0 },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Marcar todas como lidas' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
export const HugeNumbers: Story = {
  args: {
    unread: 12_345_678,
    notifications: sampleNotifications({
      list: Array.from({ length: 1_000 }, (_, index) => sampleNotification({ id: String(index) })),
    }),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } }

export const Toolbar: Story = {
  render: () => <NotificationsToolbar notifications={sampleNotifications()} unread={3} onEmptied={fn()} />,
}
export const Body: Story = {
  render: () => <NotificationsBody notifications={sampleNotifications()} onLeave={fn()} onEmptied={fn()} />,
}
/** Arrow keys go from one entry to the next. */
export const List: Story = {
  render: () => <NotificationList list={sampleList} change={fn()} onLeave={fn()} onEmptied={fn()} />,
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^Faltam 2 dias/ })
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
  },
}
export const Skeleton: Story = { render: () => <NotificationsSkeleton /> }
export const Stale: Story = {
  render: () => (
    <StaleNote retrying={false} onRetry={fn()}>
      Erro ao carregar notificações
    </StaleNote>
  ),
}
