import * as z from 'zod/mini'
import type { MemoryDatabase } from '../db/database.ts'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { invalid } from '@campo-livre/backend/http/refused.ts'
import { setClock } from '../situations/clock-offset.ts'
import { type ClockSetting, clockSettingSchema, someInstantSchema } from '../situations/situation.ts'

const ONE_YEAR = 366 * 1440
const minutesSchema = z.int().check(z.minimum(1), z.maximum(ONE_YEAR))
const bodySchema = z.union([
  z.object({ advanceMinutes: minutesSchema }),
  z.object({ clock: clockSettingSchema }),
])

const inMinutes = new Intl.NumberFormat('pt-BR', { style: 'unit', unit: 'minute', unitDisplay: 'long' })

/** Moves the mock's time ahead, for example to the end of a hold. The data stay as they are. */
export const postClock = control(
  {
    method: 'POST',
    path: '/clock',
    summary: 'Moves the clock on, or sets it.',
    body: bodySchema,
  },
  ({ db, body }) => {
    if ('advanceMinutes' in body) requireThisCentury(db, body.advanceMinutes)
    db.log.markDirty()
    if ('clock' in body) {
      db.settings.clock = body.clock
      setClock(db.clock, body.clock)
      return ok({ now: db.clock.now() }, { message: 'O relógio mudou.' })
    }
    db.clock.advance(body.advanceMinutes)
    db.settings.clock = advanced(db, body.advanceMinutes)
    return ok(
      { now: db.clock.now() },
      { message: `O relógio avançou ${inMinutes.format(body.advanceMinutes)}.` },
    )
  },
)

/** Refuses with 422 an instant outside of this century, which snapshots, links and cases cannot store. */
function requireThisCentury({ clock }: MemoryDatabase, minutes: number): void {
  const later = new Date(Date.parse(clock.now()) + minutes * 60_000).toISOString()
  if (!someInstantSchema.safeParse(later).success)
    throw invalid('advanceMinutes', 'O relógio não passa deste século.')
}

/**
 * Returns the setting of a clock moved on by some minutes: the minutes ahead of real time or, for a fixed clock, the
 * new instant.
 */
function advanced({ clock, settings }: MemoryDatabase, minutes: number): ClockSetting {
  const setting = settings.clock
  const before =
    setting === 'real' ? 0 : typeof setting === 'object' && 'ahead' in setting ? setting.ahead : null
  if (before === null || before + minutes > ONE_YEAR) return { at: clock.now() }
  return { ahead: before + minutes }
}
