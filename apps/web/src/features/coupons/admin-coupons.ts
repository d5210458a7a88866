import { adminCouponsQuery } from '@campo-livre/api/admin/list-coupons.ts'
import { adminChanges } from '@campo-livre/domain/admin/admin-changes.ts'
import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { couponColumns, type CouponRow, couponRowSchema } from '@campo-livre/domain/coupons/coupon.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import { fieldsOf } from '../../lib/resource/fields-of.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { type AdminAction, adminResource } from '../../shared/admin/admin-resource.tsx'
import { columnDefs } from './coupon-columns.tsx'
import { hoursWords } from './coupon-words.ts'

const [code, ...others] = columnDefs
const columns = columnsOf<Stamped<CouponRow>>(couponColumns, [
  code,
  { id: 'companyName', label: 'Empresa', ownLine: true },
  ...others,
])
const field = fieldsOf(columns)
const reason = { label: 'Motivo', schema: reasonText('Conte o motivo.') }

const resume = (name: string): AdminAction => ({
  label: 'Voltar a valer',
  action: 'resume',
  done: 'Cupom valendo',
  undo: 'Cupom valendo.',
  question: {
    title: `Deixar ${name} voltar a valer?`,
    consequence: 'Quem tiver o código usa de novo, nos dias e horários dele. O motivo fica na auditoria.',
    reason,
    keep: 'Manter pausado',
    act: 'Voltar a valer',
  },
})
const pause = (name: string): AdminAction => ({
  label: 'Pausar cupom',
  tone: 'danger',
  action: 'pause',
  done: 'Cupom pausado',
  undo: 'Cupom pausado.',
  question: {
    title: `Pausar ${name}?`,
    consequence:
      'Ninguém mais consegue usar até você ou a arena deixar valer de novo. Quem já usou continua com o desconto. O motivo fica na auditoria.',
    reason,
    keep: 'Manter valendo',
    act: 'Pausar cupom',
  },
})

/** The admin's list of coupons (H12). What one takes off is its arena's matter. */
export const adminCoupons: Resource<Stamped<CouponRow>> = adminResource<Stamped<CouponRow>>({
  resource: 'coupons',
  schema: couponRowSchema,
  noun: { one: 'cupom', many: 'cupons', gender: 'm' },
  query: adminCouponsQuery,
  columns,
  filterableColumns: couponColumns,
  zoneOf: ({ timeZone }) => timeZone,
  details: (row) => `Para jogos: ${hoursWords(row)}.`,
  detailed: ['amountCents', 'maxUses'],
  empty: { text: 'Quando uma arena criar um cupom, aparece aqui.' },
  changes: ['coupons'],
  edit: {
    fields: [
      field('until'),
      field('maxUses', {
        label: 'Limite de usos (opcional)',
        description: 'Quantas reservas podem usar. Vazio é sem limite.',
      }),
    ],
    schema: adminChanges.coupons,
  },
  actions: ({ status, code: name }) => [status === 'paused' ? resume(name) : pause(name)],
})
