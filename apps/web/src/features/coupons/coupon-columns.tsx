import type { NewCoupon } from '@campo-livre/domain/coupons/coupon-input.ts'
import { couponColumns, type CouponRow } from '@campo-livre/domain/coupons/coupon.ts'
import { formatMinute } from '@campo-livre/domain/series/slot-words.ts'
import type { FormField } from '../../lib/form/form-field.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { fieldsOf } from '../../lib/resource/fields-of.ts'
import { type ColumnDef, columnsOf } from '../../lib/resource/resource.ts'
import { ownFieldsField, weekdaysField } from './coupon-fields.tsx'
import { CouponStateBadge, couponTones } from './coupon-state.tsx'
import { couponStateLabels, offWords, usesWords } from './coupon-words.ts'

/** The columns of a list of coupons, whoever reads it. */
export const columnDefs: readonly [ColumnDef<CouponRow>, ...ColumnDef<CouponRow>[]] = [
  { id: 'code', label: 'Código' },
  {
    id: 'state',
    label: 'Situação',
    wide: true,
    choices: choicesOf(couponStateLabels, couponTones),
    cell: (row) => <CouponStateBadge row={row} />,
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
]
/** The columns of the list of coupons. */
export const columns = columnsOf<CouponRow>(couponColumns, columnDefs)
const field = fieldsOf(columns)

/** The half hours of a day, up to its end. */
const times = Array.from({ length: 49 }, (_, half) => ({
  value: String(half * 30),
  label: half === 48 ? 'meia-noite' : formatMinute(half * 30),
}))

/** The fields of the form of a coupon. */
export const fields: readonly FormField<keyof NewCoupon>[] = [
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
