import * as z from 'zod/mini'
import { daySchema, MINUTES_PER_DAY } from '../time/zone.ts'

/** One interval of instants, half-open. */
const onceSchema = z
  .object({
    kind: z.literal('once'),
    start: z.iso.datetime({ offset: true, error: 'Escolha quando começa.' }),
    end: z.iso.datetime({ offset: true, error: 'Escolha quando termina.' }),
  })
  .check(
    z.refine((once) => Date.parse(once.start) < Date.parse(once.end), {
      error: 'O fim precisa ser depois do início.',
      path: ['end'],
    }),
  )

/** The same minutes of some weekdays (0 = Sunday), every week. `toMinute` may pass 1440, by a day at most. */
const weeklySchema = z
  .object({
    kind: z.literal('weekly'),
    weekdays: z
      .array(z.int().check(z.minimum(0), z.maximum(6)))
      .check(z.minLength(1, 'Escolha pelo menos um dia da semana.')),
    fromMinute: z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY - 1)),
    toMinute: z.int().check(z.minimum(1), z.maximum(2 * MINUTES_PER_DAY - 1)),
    /** The first day on which it may begin. */
    since: daySchema,
    /** The last day on which it may begin; null for no end. */
    until: z.nullable(daySchema),
  })
  .check(
    z.refine(
      ({ fromMinute, toMinute }) => fromMinute < toMinute && toMinute - fromMinute <= MINUTES_PER_DAY,
      {
        error: 'O fim precisa ser depois do início, em até 24 horas.',
        path: ['toMinute'],
      },
    ),
    z.refine(({ since, until }) => until === null || since <= until, {
      error: 'O último dia precisa ser o primeiro ou depois dele.',
      path: ['until'],
    }),
  )

/** A day of any year, `12-25`. 29 February is one, and comes only in leap years. */
export const monthDaySchema = z
  .string()
  .check(z.refine((text) => z.safeParse(daySchema, `2000-${text}`).success, 'Informe o dia como 25/12.'))

/** Whole days, every year. */
const yearlySchema = z.object({
  kind: z.literal('yearly'),
  days: z.array(monthDaySchema).check(z.minLength(1, 'Escolha pelo menos um dia.'), z.maxLength(31)),
})

/** When a closure closes: once, or by a rule on the calendar of the company. */
export const closureTimesSchema = z.discriminatedUnion('kind', [onceSchema, weeklySchema, yearlySchema])
export type ClosureTimes = z.infer<typeof closureTimesSchema>
export const closureKinds = ['once', 'weekly', 'yearly'] as const
export type WeeklyTimes = Extract<ClosureTimes, { kind: 'weekly' }>
