import * as z from 'zod/mini'
import { hoursProblems } from '../../companies/hours-problems.ts'
import { openingHoursSchema, openingIntervalSchema } from '../../companies/opening-hours.ts'
import { MAX_NOTICE_MINUTES } from '../field.ts'

/** The lengths of a slot that can be chosen, in minutes. */
export const slotLengths = [30, 45, 60, 75, 90, 120] as const
export const MAX_SLOTS = 16
export const MAX_BUFFER_MINUTES = 120
export const MAX_HORIZON_DAYS = 365

const weekSchema = openingHoursSchema.check(
  z.check(({ value, issues }) => {
    const [first] = hoursProblems(value)
    if (first) issues.push({ code: 'custom', message: first.sentence, input: value })
  }),
)

const ownDay = z.array(openingIntervalSchema).check(
  z.check(({ value, issues }) => {
    const [first] = hoursProblems([value, [], [], [], [], [], []])
    if (first) issues.push({ code: 'custom', message: first.sentence, input: value })
  }),
)

const whole = (missing: string, range: string, from: number, to: number) =>
  z.int(missing).check(z.minimum(from, range), z.maximum(to, range))

/** The times of a field as its company enters them (H1). */
export const timesSchema = z.object({
  /** The field's own week; null for that of its company. */
  openingHours: z.nullable(weekSchema),
  /** The hours on a holiday, none for closed; null for those of the weekday. */
  holidayHours: z.nullable(ownDay),
  slotMinutes: z
    .int('Escolha quanto dura cada horário.')
    .check(
      z.refine(
        (minutes) => slotLengths.some((length) => length === minutes),
        'Escolha uma duração da lista.',
      ),
    ),
  minSlots: whole('Escolha a reserva mais curta.', `Use de 1 a ${MAX_SLOTS} horários.`, 1, MAX_SLOTS),
  maxSlots: whole('Escolha a reserva mais longa.', `Use de 1 a ${MAX_SLOTS} horários.`, 1, MAX_SLOTS),
  bufferMinutes: whole(
    'Informe o intervalo, ou 0.',
    `Use de 0 a ${MAX_BUFFER_MINUTES} minutos.`,
    0,
    MAX_BUFFER_MINUTES,
  ),
  avoidGaps: z.boolean('Diga se sobras pequenas podem ficar entre as reservas.'),
  horizonDays: whole(
    'Informe com quantos dias de antecedência se reserva.',
    `Use de 1 a ${MAX_HORIZON_DAYS} dias.`,
    1,
    MAX_HORIZON_DAYS,
  ),
  minNoticeMinutes: whole(
    'Escolha a antecedência.',
    'Use uma antecedência de até 7 dias.',
    0,
    MAX_NOTICE_MINUTES,
  ),
  acceptsPayAtVenue: z.boolean('Diga se dá para pagar no local.'),
})
export type Times = z.infer<typeof timesSchema>

/** The body of `PUT /company/fields/{id}/times`: `version` is that of the field as it was read. */
export const timesChangeSchema = z.extend(timesSchema, { version: z.int() })
export type TimesChange = z.infer<typeof timesChangeSchema>
