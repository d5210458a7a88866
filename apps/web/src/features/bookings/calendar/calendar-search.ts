import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { pickedStretchShape } from '../../../shared/bookings/picked-stretch.ts'
import { laneKinds } from './lane-kinds.ts'

/** The views of the company's bookings: a day in lanes, a week, a month, and the table. */
export const calendarViews = ['dia', 'semana', 'mes', 'lista'] as const
export type CalendarView = (typeof calendarViews)[number]
/** The views that are drawn on the calendar. */
export type DrawnView = Exclude<CalendarView, 'lista'>

/** The search of the calendar (A14). */
export const calendarSearchShape = {
  visao: z.catch(z.optional(z.enum(calendarViews)), undefined),
  dia: z.catch(z.optional(daySchema), undefined),
  campo: z.catch(z.optional(z.string()), undefined),
  /** The kind of booking that the legend has picked; the others lose their words. */
  tipo: z.catch(z.optional(z.enum(laneKinds)), undefined),
  /** Set while a new booking is entered, for the stretch that was picked, if any. */
  nova: z.catch(z.optional(z.coerce.number()), undefined),
  ...pickedStretchShape,
  /** The booking whose dialog to move it is open. */
  mover: z.catch(z.optional(z.string()), undefined),
}
