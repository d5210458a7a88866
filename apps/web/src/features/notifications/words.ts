import { formatCount } from '@campo-livre/domain/lists/count.ts'
import type { NotificationChange } from '@campo-livre/domain/notifications/changes.ts'

/** The messages of E9, word for word. */
export const successes: Readonly<Record<NotificationChange['kind'], string>> = {
  read: 'Notificação marcada como lida',
  'read-all': 'Todas as notificações foram marcadas como lidas',
  remove: 'Notificação removida com sucesso',
  'remove-all': 'Todas as notificações foram limpas',
}

/** The messages of E9, for answers without a sentence. */
export const failures: Readonly<Record<NotificationChange['kind'] | 'load', string>> = {
  load: 'Erro ao carregar notificações',
  read: 'Erro ao marcar notificação como lida',
  'read-all': 'Erro ao marcar todas as notificações como lidas',
  remove: 'Erro ao remover notificação',
  'remove-all': 'Erro ao limpar todas as notificações',
}

/** Returns the badge's text (E7), the same for one and many. */
export function unreadWords(unread: number): string {
  return `${formatCount(unread)} não lidas`
}
