import { page } from 'vitest/browser'
import { press, type Write } from '../../testing/acts.ts'

/** Describes a call made in the notifications' panel (E4). */
function inPanel(name: string | RegExp): Write {
  return {
    at: () => '/atleta/perfil',
    persona: 'atleta@campolivre.test',
    prepare: () => press(/^Notificações/),
    send: () =>
      page.getByRole('dialog', { name: 'Notificações' }).getByRole('button', { name }).first().click(),
    changes: [],
    atOnce: true,
  }
}

export const notificationWrites: Record<string, Write> = {
  'POST /notification-messages/{id}/read': inPanel(/coletes azuis/),
  'POST /notification-messages/mark-all-read': inPanel('Marcar todas como lidas'),
  'DELETE /notification-messages/{id}': inPanel('Remover notificação'),
  'POST /notification-messages/delete-all': inPanel('Limpar todas'),
}
