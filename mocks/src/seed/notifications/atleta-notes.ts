import { formatAtTime } from '@campo-livre/domain/time/format.ts'
import { dayNumber, localDay } from '@campo-livre/domain/time/zone.ts'
import type { BookingRecord } from '@campo-livre/backend/store/records.ts'
import { ageOf, DAY, HOUR, MINUTE, type Note } from './notification-record.ts'

const ZONE = 'America/Fortaleza'

const REMINDED = 12 * MINUTE

/** Builds nine notifications of every kind, age and shape, each as old as the event it is about; five are unread. */
export function atletaNotes(bookingOf: (id: string) => BookingRecord, now: string): Note[] {
  const soon = bookingOf('bkg-atleta-13')
  const atVenue = bookingOf('bkg-atleta-14')
  const cancelled = bookingOf('bkg-atleta-04')
  const expired = bookingOf('bkg-atleta-06')
  const since = (instant: string | null | undefined) => ageOf(instant ?? now, now)
  const remindedAt = new Date(Date.parse(now) - REMINDED * 1000).toISOString()
  const days = dayNumber(localDay(ZONE, soon.start)) - dayNumber(localDay(ZONE, remindedAt))
  return [
    {
      type: 'message',
      message: 'Socorro, da Arena Beira-Mar: “Rafael, deixei os coletes azuis separados para vocês.”',
      age: 20,
      unread: true,
    },
    {
      type: 'reminder',
      message: `Faltam ${days} dias para o seu jogo na Arena Beira-Mar, ${formatAtTime(soon.start, ZONE)}.`,
      age: REMINDED,
      unread: true,
      action: ['Ver reserva', `/atleta/reservas/${soon.id}`],
    },
    {
      type: 'success',
      message: `Reserva ${soon.code} confirmada: recebemos o seu Pix.`,
      age: since(soon.confirmedAt),
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
      message: 'Agora dá para repetir uma reserva antiga direto em Minhas Reservas.',
      age: DAY + 2 * HOUR,
      unread: true,
      action: ['Experimentar', '/atleta/reservas'],
    },
    {
      type: 'success',
      message: `Reserva ${atVenue.code} feita. Você paga no local, no dia do jogo.`,
      age: since(atVenue.createdAt),
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
      age: since(cancelled.cancellation?.at),
      action: ['Ver reserva', `/atleta/reservas/${cancelled.id}`],
    },
    {
      type: 'warning',
      message: 'O tempo para pagar acabou e o horário de futevôlei foi liberado.',
      age: since(expired.holdExpiresAt),
      shape: 'flat',
      action: ['Ver reserva', `/atleta/reservas/${expired.id}`],
    },
  ]
}
