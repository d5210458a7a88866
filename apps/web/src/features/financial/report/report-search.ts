import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'

/** The periods that have a name; without one in the address it is this month. */
const periods = ['hoje', 'semana', 'mes', 'mes-passado', 'ano'] as const
export type PeriodName = (typeof periods)[number]

const day = z.catch(z.optional(daySchema), undefined)

/** The forms of what a company tells of its money. */
export const settingsNames = ['saldos', 'taxas'] as const
export type SettingsForm = (typeof settingsNames)[number]

/** The search of the finances (A14). Their screen parses it, as the router, which every visitor loads, has no code for that. */
export const reportSearchSchema = z.object({
  /** The part that is shown; absent for the summary. */
  parte: z.catch(z.optional(z.enum(['fluxo', 'origem', 'abertas', 'horarios'])), undefined),
  /** The name of the period; `de` and `ate` are any other. */
  periodo: z.catch(z.optional(z.enum(periods)), undefined),
  de: day,
  ate: day,
  /** Absent for that of the money that moved. */
  visao: z.catch(z.optional(z.enum(['competencia'])), undefined),
  /** Absent for the period before. */
  comparar: z.catch(z.optional(z.enum(['ano'])), undefined),
  /** Absent for what fits the length of the period. */
  por: z.catch(z.optional(z.enum(['dia', 'semana', 'mes'])), undefined),
  /** The content of the map of hours; absent for their occupancy. */
  mapa: z.catch(z.optional(z.enum(['receita', 'lucro'])), undefined),
  /** The field whose hours are shown; absent for all. */
  campo: z.catch(z.optional(z.string()), undefined),
  /** The hour of the week that is opened, `5-20` for Friday, 20h. */
  hora: z.catch(z.optional(z.string().check(z.regex(/^[0-6]-(1?\d|2[0-3])$/))), undefined),
  /** Any number while an offer of that hour is made. */
  oferta: z.catch(z.optional(z.coerce.number()), undefined),
  /** The form that is open. */
  ajuste: z.catch(z.optional(z.enum(settingsNames)), undefined),
})
export type ReportSearch = z.infer<typeof reportSearchSchema>
