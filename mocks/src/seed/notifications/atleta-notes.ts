import { formatAtTime } from '@campo-livre/domain/time/format.ts'
import type { BookingRecord } from '../../db/records.ts'
import { DAY, HOUR, MINUTE, type Note } from './notification-record.ts'

const ZONE = 'America/Fortaleza'

/** Nine of every kind, age and shape; five of them unread. */
export function atletaNotes(bookingOf: (id: string) => BookingRecord): Note[] {
  const soon = bookingOf('bkg-atleta-13')
  const atVenue = bookingOf('bkg-atleta-14')
  return [
    {
      type: 'message',
      message: 'Socorro, da Arena Beira-Mar: “Rafael, deixei os coletes azuis separados para vocês.”',
      age: 20,
      unread: true,
    },
    {
      type: 'reminder',
      message: `Faltam 2 dias para o seu jogo na Arena Beira-Mar, ${formatAtTime(soon.start, ZONE)}.`,
      age: 12 * MINUTE,
      unread: true,
      action: ['Ver reserva', `/atleta/reservas/${soon.id}`],
    },
    {
      type: 'success',
      message: `Reserva ${soon.code} confirmada: recebemos o seu Pix.`,
      age: 3 * HOUR,
      unread: true,
      shape: 'flat',
      action: ['Ver reserva', `/atleta/reservas/${soon.id}`],
    },
    {
      type: 'warning',
      message: 'Previsão de chuva forte na quinta à noite. Veja a regra da arena antes de sair de casa.',
      age: 9 * HOUR,
      unread: true,
      shape: 'flat',
    },
    {
      type: 'system',
      message: 'Agora dá para repetir uma reserva antiga com um toque em Minhas Reservas.',
      age: DAY + 2 * HOUR,
      unread: true,
      action: ['Experimentar', '/atleta/reservas'],
    },
    {
      type: 'success',
      message: `Reserva ${atVenue.code} feita. Você paga no local, no dia do jogo.`,
      age: 2 * DAY + 4 * HOUR,
      action: ['Ver reserva', `/atleta/reservas/${atVenue.id}`],
    },
    {
      type: 'message',
      message: 'Dúvida na regra do tiro livre? Separamos uma leitura rápida sobre o futebol society.',
      age: 5 * DAY,
      shape: 'flat',
      action: ['Ler as regras', 'https://pt.wikipedia.org/wiki/Futebol_society'],
      newTab: true,
    },
    {
      type: 'success',
      message: 'Seu cancelamento foi aceito e o valor inteiro voltou para a sua conta.',
      age: 15 * DAY,
      action: ['Ver reserva', '/atleta/reservas/bkg-atleta-04'],
    },
    {
      type: 'warning',
      message: 'O tempo para pagar acabou e o horário de futevôlei foi liberado.',
      age: 25 * DAY,
      shape: 'flat',
      action: ['Ver reserva', '/atleta/reservas/bkg-atleta-06'],
    },
  ]
}
