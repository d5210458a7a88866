import { closeTill, moveTillCash, openTill } from '@campo-livre/api/tills/change-tills.ts'
import type { TillMovementKind } from '@campo-livre/domain/tills/till.ts'
import {
  newTillMovementSchema,
  tillClosingSchema,
  tillOpeningSchema,
} from '@campo-livre/domain/tills/till-input.ts'
import type { OpenTill } from '@campo-livre/domain/tills/till-row.ts'
import * as z from 'zod/mini'
import type { FormField } from '../../lib/form/form-field.ts'
import { type ResourceForm, resourceForm } from '../../lib/resource/resource-writes.ts'
import { CashPiecesInput, piecesSpoken } from './cash-pieces-input.tsx'
import type { TillForm } from './till-search.ts'

/** A form of the till with its words; It is about the open till; null for opening one. */
type Form = ResourceForm<OpenTill | null> & { title: string; submit: string; saved: string; failure: string }

const idOf = (till: OpenTill | null) => till?.id ?? ''

const movement = (kind: TillMovementKind) => {
  const amount: FormField<'amountCents'> = { name: 'amountCents', label: 'Valor', type: 'money' }
  const reason: FormField<'reason'> = { name: 'reason', label: 'Motivo', type: 'text', rows: 2 }
  return resourceForm({
    fields: [amount, reason],
    schema: newTillMovementSchema,
    initialValues: (till: OpenTill | null) => ({ kind, version: till?.version }),
    send: (body, attempt, till) => moveTillCash(idOf(till), body, attempt),
  })
}

/** The forms of the till (H3), by their name in the address. */
export const tillForms: Readonly<Record<TillForm, Form>> = {
  abrir: {
    ...resourceForm({
      fields: [
        {
          name: 'floatCents',
          label: 'Troco na gaveta',
          type: 'money',
          description: 'Conte as notas e moedas com que o caixa começa. Sem troco, use 0.',
        },
      ],
      schema: tillOpeningSchema,
      initialValues: () => ({}),
      send: (body, attempt) => openTill(body, attempt),
    }),
    title: 'Abrir o caixa',
    submit: 'Abrir o caixa',
    saved: 'Caixa aberto',
    failure: 'Não deu para abrir o caixa. Tente de novo.',
  },
  suprimento: {
    ...movement('deposit'),
    title: 'Suprimento: dinheiro que entra na gaveta',
    submit: 'Anotar o suprimento',
    saved: 'Suprimento anotado',
    failure: 'Não deu para anotar o suprimento. Tente de novo.',
  },
  sangria: {
    ...movement('withdrawal'),
    title: 'Sangria: dinheiro que sai da gaveta',
    submit: 'Anotar a sangria',
    saved: 'Sangria anotada',
    failure: 'Não deu para anotar a sangria. Tente de novo.',
  },
  fechar: {
    ...resourceForm({
      fields: [
        {
          name: 'pieces',
          label: 'Contar por notas e moedas',
          type: 'custom',
          render: (props) => <CashPiecesInput {...props} />,
          spoken: piecesSpoken,
        },
        {
          name: 'countedCents',
          label: 'Dinheiro na gaveta',
          type: 'money',
          description: 'Tudo que está nela, o troco também. O esperado aparece depois de fechar.',
        },
      ],
      // The pieces only help to count: the sum is sent.
      schema: z.extend(tillClosingSchema, { pieces: z.optional(z.unknown()) }),
      initialValues: () => ({}),
      send: ({ countedCents }, attempt, till: OpenTill | null) =>
        closeTill(idOf(till), { countedCents }, attempt),
    }),
    title: 'Fechar o caixa',
    submit: 'Fechar o caixa',
    saved: 'Caixa fechado',
    failure: 'Não deu para fechar o caixa. Tente de novo.',
  },
}
