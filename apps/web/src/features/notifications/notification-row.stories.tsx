import { sampleNotification } from '@campo-livre/domain/testing/sample-notification.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NotificationAction } from './notification-action.tsx'
import { NotificationRow } from './notification-row.tsx'
import { NotificationSign } from './notification-sign.tsx'
import { sampleList } from './testing/sample-notifications.ts'

const meta = {
  title: 'Parts/Notifications/Row',
  component: NotificationRow,
  args: {
    notification: sampleNotification(),
    now: '2026-11-20T13:12:00.000Z',
    onRead: fn(),
    onRemove: fn(),
    onLeave: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof NotificationRow>
export default meta

type Story = StoryObj<typeof meta>

/** Unread: bold, with a dot. The message marks it as read, the link leads on. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Não lida' })).toBeVisible()
    await expect(canvas.getByText('12m')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover notificação' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Read: Story = { args: { notification: sampleNotification({ readAt: '2026-11-20T13:05:00Z' }) } }
export const InAnotherTab: Story = {
  args: {
    notification: sampleNotification({
      data: { actionText: 'Ler as regras', actionUrl: 'https://exemplo.test', openInNewTab: true },
    }),
  },
}
/** A link that is not allowed is text. */
export const UnsafeLink: Story = {
  args: { notification: sampleNotification({ data: { actionUrl: 'javascript:alert(1)' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ver reserva')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    notification: sampleNotification({
      createdAt: '2026-03-05T13:00:00Z',
      data: {
        message: `${'Semespaçonenhumparaquebrar'.repeat(5)} e depois uma frase comprida, que conta tudo o que aconteceu.`,
        actionText: 'Ver a reserva, o comprovante e as regras de cancelamento',
      },
    }),
  },
}

/** The icon of each type (E3). */
export const Signs: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {sampleList.map((notification) => (
        <NotificationSign key={notification.id} notification={notification} />
      ))}
    </div>
  ),
}
export const Action: Story = {
  render: ({ notification }) => (
    <NotificationAction
      data={notification.data}
      link={{ kind: 'path', href: '/atleta/reservas' }}
      onFollow={fn()}
      onLeave={fn()}
    />
  ),
}
