import { DAY, HOUR, MINUTE, type Note } from './notification-record.ts'

/** The bell of the Arena Beira-Mar. */
export const empresaNotes: readonly Note[] = [
  {
    type: 'success',
    message: 'Nova reserva no Campo 1 – Gramado Norte, paga por Pix.',
    age: 6 * MINUTE,
    unread: true,
    action: ['Ver reservas', '/company/bookings'],
  },
  {
    type: 'warning',
    message: 'Uma reserva da Padel Panorâmica foi cancelada pelo atleta e o horário está livre de novo.',
    age: 2 * HOUR,
    unread: true,
    action: ['Ver reservas', '/company/bookings'],
  },
  {
    type: 'message',
    message: 'Rafael M. avaliou o Campo 1 – Gramado Norte com cinco estrelas.',
    age: 7 * HOUR,
    unread: true,
    shape: 'flat',
  },
  {
    type: 'warning',
    message: 'Estoque baixo: água sem gás, restam 6 unidades.',
    age: 20 * HOUR,
    shape: 'flat',
    action: ['Ver produtos', '/company/products'],
  },
  {
    type: 'reminder',
    message: 'A conta de energia vence amanhã.',
    age: 2 * DAY,
    action: ['Ver despesas', '/company/expenses'],
  },
  {
    type: 'system',
    message: 'O resumo financeiro do mês passado está pronto.',
    age: 12 * DAY,
    action: ['Ver financeiro', '/company/financial'],
  },
]
