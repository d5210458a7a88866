import { localDay } from '@campo-livre/domain/time/zone.ts'
import { carryOutRacha } from '../../rachas/apply-racha-command.ts'
import { carryOutSeries } from '../../series/apply-series-command.ts'
import { actingFor, type Deeds, found } from '../deed.ts'

/** The deeds of an admin with a fixed slot: end it from today on, for its arena. */
export const seriesDeeds: Deeds = {
  acts: {
    end: async (context, seriesId, reason) => {
      const { companyId, version } = found(context.db.series.find(seriesId))
      const by = actingFor(context, companyId)
      const day = localDay(by.company.timeZone, context.now)
      const command = {
        type: 'cancel',
        id: context.commandId,
        seriesId,
        version,
        scope: 'all',
        day,
        reason,
      } as const
      await carryOutSeries(context.db, by, command)
    },
  },
}

/** The deeds of an admin with a racha: call it off, for who organises it. */
export const rachaDeeds: Deeds = {
  acts: {
    cancel: async ({ db, now, commandId }, rachaId, reason) => {
      const racha = found(db.rachas.find(rachaId))
      const user = db.users.find(racha.organizerId) ?? null
      await carryOutRacha(
        db,
        { now, user },
        { type: 'cancel', id: commandId, rachaId, scope: 'this', reason },
      )
    },
  },
}
