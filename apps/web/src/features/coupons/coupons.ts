import { changeCoupon, changeCouponStatus, createCoupon } from '@campo-livre/api/coupons/change-coupons.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { couponHistoryQuery, couponQuery, couponsQuery } from '@campo-livre/api/coupons/list-coupons.ts'
import {
  couponChangeSchema,
  type NewCoupon,
  newCouponSchema,
} from '@campo-livre/domain/coupons/coupon-input.ts'
import { couponColumns, type CouponRow, couponRowSchema } from '@campo-livre/domain/coupons/coupon.ts'
import { formatMinute } from '@campo-livre/domain/series/slot-words.ts'
import { addDays, localDay, MINUTES_PER_DAY } from '@campo-livre/domain/time/zone.ts'
import type { Attempt } from '../../lib/action/action.ts'
import type { FormField } from '../../lib/form/form-field.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { fieldsOf } from '../../lib/resource/fields-of.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { resourceForm, type RowAction } from '../../lib/resource/resource-writes.ts'
import { couponStateLabels, hoursWords, offWords, usesWords } from './coupon-words.ts'
import { ownFieldsField, weekdaysField } from './coupon-fields.tsx'

/** The days for which a coupon is proposed. */
const PROPOSED_DAYS = 30
/** The zone in which days are proposed before a coupon has its arena's. */
const BRASILIA = 'America/Sao_Paulo'

const columns = columnsOf<CouponRow>(couponColumns, [
  { id: 'code', label: 'Código' },
  {
    id: 'state',
    label: 'Situação',
    choices: choicesOf(couponStateLabels, {
      active: 'success',
      used_up: 'pending',
      expired: 'muted',
      paused: 'muted',
    }),
  },
  { id: 'percent', label: 'Desconto', text: offWords },
  { id: 'uses', label: 'Usos', text: usesWords },
  { id: 'broughtCents', label: 'Trouxe' },
  { id: 'givenCents', label: 'Descontou' },
  { id: 'until', label: 'Vale até' },
  { id: 'from', label: 'Vale de', hidden: true },
  { id: 'amountCents', label: 'Desconto em reais', hidden: true },
  { id: 'maxUses', label: 'Limite de usos', hidden: true },
  { id: 'createdAt', label: 'Criado em', hidden: true },
])
const field = fieldsOf(columns)

/** The half hours of a day, up to its end. */
const times = Array.from({ length: 49 }, (_, half) => ({
  value: String(half * 30),
  label: half === 48 ? 'meia-noite' : formatMinute(half * 30),
}))

const fields: readonly FormField<keyof NewCoupon>[] = [
  field('code', { description: 'O que a pessoa digita para pagar menos, como BEMVINDO10.' }),
  field('percent', { label: 'Desconto em %', description: 'De 1 a 100.', half: true }),
  field('amountCents', { label: 'Ou em reais', description: 'Por reserva.', half: true }),
  field('from', { half: true }),
  field('until', { half: true }),
  field('maxUses', {
    label: 'Limite de usos (opcional)',
    description: 'Quantas reservas podem usar. Vazio é sem limite.',
  }),
  { name: 'oncePerPerson', label: 'Uma vez por pessoa', type: 'flag' },
  ownFieldsField,
  weekdaysField,
  {
    name: 'fromMinute',
    label: 'Jogos das',
    type: 'choice',
    choices: times.slice(0, -1),
    counts: true,
    half: true,
  },
  { name: 'toMinute', label: 'Até as', type: 'choice', choices: times.slice(1), counts: true, half: true },
]

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
