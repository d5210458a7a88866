import { monthSchema } from '@campo-livre/domain/time/month.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { pickedStretchShape } from '../../../shared/bookings/picked-stretch.ts'

const text = z.catch(z.optional(z.string()), undefined)
const set = z.catch(z.optional(z.coerce.number()), undefined)

/** The search of the list of fixed slots (A14): what is open over it. Both screens parse theirs, as the router has no code for it. */
export const seriesSearchSchema = z.object({
  /** Those who owe: with a bill that is overdue, or one that is open and not overdue. */
  conta: z.catch(z.optional(z.enum(['atrasada', 'aberta'])), undefined),
  /** Words of the name, the field or the weekday. */
  busca: text,
  /** Set while all of them are raised. */
  reajuste: set,
  /** Set while a contract is made, for the stretch that was picked on the calendar, if any. */
  nova: set,
  ...pickedStretchShape,
  /** The request that the new contract answers. */
  pedido: text,
  /** The request that is answered with another hour. */
  oferecer: text,
  /** The request that is about to be refused. */
  recusar: text,
})
export type SeriesSearch = z.infer<typeof seriesSearchSchema>

/** The forms over a contract, as the address names them. */
const formNames = ['mudar', 'cancelar', 'pausar', 'retomar', 'devolver'] as const

/** The search of one fixed slot (A14): the open form, the date or the pause that it is about, and the bill that is shown. */
export const contractSearchSchema = z.object({
  fazer: z.catch(z.optional(z.enum(formNames)), undefined),
  data: z.catch(z.optional(daySchema), undefined),
  pausa: text,
  mes: z.catch(z.optional(monthSchema), undefined),
})
export type ContractSearch = z.infer<typeof contractSearchSchema>
