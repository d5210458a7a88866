import { changeCoupon, changeCouponStatus, createCoupon } from '@campo-livre/api/coupons/change-coupons.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { couponHistoryQuery, couponQuery, couponsQuery } from '@campo-livre/api/coupons/list-coupons.ts'
import { couponChangeSchema, newCouponSchema } from '@campo-livre/domain/coupons/coupon-input.ts'
import { couponColumns, type CouponRow, couponRowSchema } from '@campo-livre/domain/coupons/coupon.ts'
import { addDays, localDay, MINUTES_PER_DAY } from '@campo-livre/domain/time/zone.ts'
import type { Attempt } from '../../lib/action/action.ts'
import type { Resource } from '../../lib/resource/resource.ts'
import { resourceForm, type RowAction } from '../../lib/resource/resource-writes.ts'
import { columns, fields } from './coupon-columns.tsx'
import { hoursWords } from './coupon-words.ts'

/** The days for which a coupon is proposed. */
const PROPOSED_DAYS = 30
/** The zone in which days are proposed before a coupon has its arena's. */
const BRASILIA = 'America/Sao_Paulo'

/** Returns what can be done with a coupon, by its status. */
function actionsOf({ id, code, status }: CouponRow): RowAction[] {
  const to = (next: typeof status) => (attempt: Attempt) => changeCouponStatus(id, next, attempt)
  if (status === 'paused') return [{ label: 'Voltar a valer', done: 'Cupom valendo', send: to('active') }]
  const question = {
    title: `Pausar ${code}?`,
    consequence: 'Ninguém mais consegue usar até você voltar. Quem já usou continua com o desconto.',
    keep: 'Manter valendo',
    act: 'Pausar cupom',
  }
  return [{ label: 'Pausar', question, done: 'Cupom pausado', send: to('paused') }]
}

/** The coupons of a company, with what came of them. */
export const coupons: Resource<CouponRow> = {
  noun: { one: 'cupom', many: 'cupons', gender: 'm' },
  query: couponsQuery,
  idOf: ({ id }) => id,
  columns,
  filterableColumns: couponColumns,
  zoneOf: ({ timeZone }) => timeZone,
  detail: couponQuery,
  history: couponHistoryQuery,
  historyWords: {
    fieldIds: 'Campos',
    weekdays: 'Dias dos jogos',
    fromMinute: 'Jogos a partir de (minuto do dia)',
    toMinute: 'Jogos até (minuto do dia)',
    oncePerPerson: 'Uma vez por pessoa',
    status: 'Situação',
  },
  details: (row) => `Para jogos: ${hoursWords(row)}.`,
  detailed: ['amountCents', 'maxUses'],
  writes: {
    changes: ['coupons'],
    row: couponRowSchema,
    create: resourceForm({
      fields,
      schema: newCouponSchema,
      initialValues: () => {
        const from = localDay(BRASILIA, serverNow())
        return {
          from,
          until: addDays(from, PROPOSED_DAYS - 1),
          oncePerPerson: true,
          fieldIds: [],
          weekdays: [0, 1, 2, 3, 4, 5, 6],
          fromMinute: 0,
          toMinute: MINUTES_PER_DAY,
        }
      },
      send: createCoupon,
    }),
    edit: resourceForm({
      fields,
      schema: couponChangeSchema,
      initialValues: (row: CouponRow) => row,
      send: (change, attempt, { id }) => changeCoupon(id, change, attempt),
    }),
    actions: actionsOf,
  },
  empty: {
    text: 'Um código que a pessoa digita para pagar menos: chama gente nova, enche um horário vazio, agradece quem voltou. Aqui você vê quanto cada um trouxe.',
  },
}
