import { stockLevel } from '@campo-livre/domain/products/stock-level.ts'
import type {
  BookingRecord,
  ExpenseRecord,
  FieldRecord,
  ProductRecord,
  ReviewRecord,
} from '@campo-livre/backend/store/records.ts'
import { ageOf, DAY, HOUR, type Note } from './notification-record.ts'

/** The rows of an arena that its notifications are about. */
export type Arena = {
  fields: readonly FieldRecord[]
  bookings: readonly BookingRecord[]
  reviews: readonly ReviewRecord[]
  products: readonly ProductRecord[]
  expenses: readonly ExpenseRecord[]
}

/**
 * Builds the notifications of the Arena Beira-Mar: the latest event of every kind. Those about a booking link to it.
 */
export function empresaNotes({ fields, bookings, reviews, products, expenses }: Arena, now: string): Note[] {
  const fieldName = (id: string) => fields.find((field) => field.id === id)?.name ?? ''
  const booked = latest(bookings, ({ source, payment, cancellation, confirmedAt }) =>
    source === 'site' && payment?.method === 'pix' && cancellation === null ? confirmedAt : null,
  )
  const cancelled = latest(bookings, ({ cancellation }) =>
    cancellation?.by === 'athlete' ? cancellation.at : null,
  )
  const praised = latest(reviews, ({ stars, createdAt }) => (stars === 5 ? createdAt : null))
  const low = found(products.find((product) => stockLevel(product) === 'low'))
  const due = found(expenses.find(({ id }) => id.endsWith('-energia-11')))
  return [
    {
      type: 'success',
      message: `Nova reserva paga por Pix: ${fieldName(booked.fieldId)}.`,
      age: ageOf(booked.confirmedAt ?? now, now),
      unread: true,
      action: actionOf(booked),
    },
    {
      type: 'warning',
      message: `Uma reserva foi cancelada pelo atleta: ${fieldName(cancelled.fieldId)}. O horário ficou livre.`,
      age: ageOf(cancelled.cancellation?.at ?? now, now),
      unread: true,
      action: actionOf(cancelled),
    },
    {
      type: 'message',
      message: `${praised.authorName} deu cinco estrelas: ${fieldName(praised.fieldId)}.`,
      age: ageOf(praised.createdAt, now),
      unread: true,
      shape: 'flat',
    },
    {
      type: 'warning',
      message: `Estoque baixo: ${low.name}, restam ${low.stock} unidades.`,
      age: 20 * HOUR,
      shape: 'flat',
      action: ['Ver produtos', '/company/products'],
    },
    {
      type: 'reminder',
      message: `Vence amanhã: ${due.description}.`,
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
}

const actionOf = ({ id }: BookingRecord): [string, string] => [
  'Ver reserva',
  `/company/bookings?reserva=${id}`,
]

/** Returns the element with the latest instant; those without one are left out. Throws where there is none. */
function latest<T>(things: readonly T[], instantOf: (thing: T) => string | null): T {
  let best: { thing: T; at: string } | undefined
  for (const thing of things) {
    const at = instantOf(thing)
    if (at !== null && (!best || at > best.at)) best = { thing, at }
  }
  return found(best?.thing)
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('nothing of the kind at the arena')
  return thing
}
