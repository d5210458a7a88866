import type { Notification } from '../notifications/notification.ts'

type Changes = Partial<Omit<Notification, 'data'>> & { data?: Partial<Notification['data']> }

/** A notification for tests and stories: an unread reminder with an action, of 20 November 2026, 10:00 in São Paulo. */
export function sampleNotification({ data, ...changes }: Changes = {}): Notification {
  return {
    id: 'notification-1',
    type: 'reminder',
    readAt: null,
    createdAt: '2026-11-20T13:00:00.000Z',
    data: {
      message: 'Faltam 2 dias para o seu jogo na Arena Beira-Mar, às 20h.',
      icon: null,
      actionText: 'Ver reserva',
      actionUrl: '/atleta/reservas/bkg-1',
      openInNewTab: false,
      component: 'default',
      ...data,
    },
    ...changes,
  }
}
