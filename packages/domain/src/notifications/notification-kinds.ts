import type { Role } from '../users/user.ts'

/**
 * The kinds of notifications that a person can turn off, with title and description. Those about the account itself
 * cannot be turned off.
 */
export const notificationKindLabels = {
  bookings: { title: 'Reservas', about: 'Confirmadas, mudadas ou canceladas.' },
  payments: { title: 'Pagamentos', about: 'Recebidos, devolvidos ou por vencer.' },
  reminders: { title: 'Lembretes', about: 'Duas horas antes do jogo.' },
  rachas: { title: 'Rachas', about: 'Quem entrou, quem saiu e quem subiu da espera.' },
  tabs: { title: 'Comandas', about: 'Quando fecham.' },
  answers: { title: 'Respostas', about: 'Quando a arena responde à sua avaliação.' },
  news: { title: 'Novidades', about: 'Campo novo ou horário livre nas buscas que você salvou.' },
  nearby: { title: 'Vagas perto', about: 'Vaga aberta num racha perto de você, se você pediu.' },
  'new-bookings': { title: 'Novas reservas', about: 'Cada horário vendido.' },
  cancellations: { title: 'Cancelamentos', about: 'Cada horário que voltou a ficar livre.' },
  reviews: { title: 'Avaliações', about: 'O que dizem da sua arena.' },
  stock: { title: 'Estoque baixo', about: 'Quando um produto está acabando.' },
  expenses: { title: 'Despesas', about: 'Um dia antes de vencer.' },
} as const

export type NotificationKind = keyof typeof notificationKindLabels
export const notificationKinds = Object.keys(notificationKindLabels) as [
  NotificationKind,
  ...NotificationKind[],
]

const byRole: Record<Role, readonly NotificationKind[]> = {
  athlete: ['bookings', 'payments', 'reminders', 'rachas', 'tabs', 'answers', 'news', 'nearby'],
  company: ['new-bookings', 'cancellations', 'reviews', 'stock', 'expenses'],
  admin: [],
}

/** Returns the kinds of notifications that a role receives, in the order in which they are shown. */
export function notificationKindsOf(role: Role): readonly NotificationKind[] {
  return byRole[role]
}
