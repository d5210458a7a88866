import type { BookingRecord } from '../../db/records.ts'
import { between, type Random, randomOf } from '../random.ts'
import { DAY, HOUR, type Note } from './notification-record.ts'

const INTENSA_NOTES = 500
const UNREAD = 48

type Writer = (booking: BookingRecord) => Pick<Note, 'type' | 'message'>

const writers: readonly Writer[] = [
  ({ code }) => ({ type: 'success', message: `Reserva ${code} confirmada. Bom jogo!` }),
  ({ code }) => ({ type: 'reminder', message: `Faltam 2 horas para a reserva ${code}.` }),
  ({ code }) => ({ type: 'message', message: `Sua avaliação da reserva ${code} recebeu uma resposta.` }),
  ({ code }) => ({ type: 'warning', message: `O horário da reserva ${code} mudou a pedido da empresa.` }),
  () => ({ type: 'system', message: 'Atualizamos os termos de uso. Leia quando puder.' }),
  ({ code }) => ({
    type: 'message',
    message: `Uma mensagem comprida sobre a reserva ${code}, dessas que não cabem em duas linhas: o portão da frente estará em obra, entre pelos fundos, procure a Dona Conceição e peça a chave do vestiário número quatro.`,
  }),
]

/** Five hundred, older and older, the newest unread. */
export function intensaNotes(bookings: readonly BookingRecord[]): Note[] {
  const random = randomOf('intensa notes')
  let age = 40
  return Array.from({ length: INTENSA_NOTES }, (_, index) => {
    const note = noteOf(random, bookings[index * 7], index)
    const aged: Note = { ...note, age, ...(index < UNREAD ? { unread: true } : {}) }
    age += index < 20 ? between(random, 300, HOUR) : between(random, HOUR, 3 * DAY)
    return aged
  })
}

function noteOf(random: Random, booking: BookingRecord | undefined, index: number): Omit<Note, 'age'> {
  const writer = writers[between(random, 0, writers.length - 1)]
  if (!booking || !writer) throw new Error('too few bookings to write about')
  return {
    ...writer(booking),
    ...(index % 2 === 1 ? { shape: 'flat' } : {}),
    ...(index % 3 === 0 ? { action: ['Ver reserva', `/atleta/reservas/${booking.id}`] } : {}),
  }
}
