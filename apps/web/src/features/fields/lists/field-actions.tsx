import { changeFieldStatus, copyField } from '@campo-livre/api/fields/change-own-fields.ts'
import type { ChosenFieldStatus } from '@campo-livre/domain/fields/field-input.ts'
import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import { type OwnField, ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import type { Attempt } from '../../../lib/action/action.ts'
import type { RowAction } from '../../../lib/resource/resource-writes.ts'
import { ComingBookings } from './coming-bookings.tsx'

/** Returns what a company can do with a field as a whole, by its status (H1). */
export function actionsOf({ id, name, status, timeZone }: FieldRow): RowAction[] {
  const to =
    (next: ChosenFieldStatus) =>
    ({ signal }: Attempt) =>
      changeFieldStatus(id, next, signal)
  const copy: RowAction = {
    label: 'Duplicar',
    done: 'Cópia salva como rascunho',
    send: (attempt) => copyField(id, attempt),
    open: (answer) => {
      const made: OwnField | undefined = ownFieldSchema.safeParse(answer).data
      return made === undefined ? null : `/company/fields/${encodeURIComponent(made.id)}?passo=quadra`
    },
  }
  const archive: RowAction = {
    label: 'Arquivar',
    tone: 'danger',
    question: {
      title: `Arquivar ${name}?`,
      consequence:
        'Ele some da lista e da busca. O que já aconteceu nele fica guardado, e dá para trazer de volta.',
      keep: 'Manter campo',
      act: 'Arquivar campo',
    },
    done: 'Campo arquivado',
    send: to('archived'),
    refused: (data) => <ComingBookings data={data} timeZone={timeZone} />,
  }
  const pause: RowAction = {
    label: 'Pausar',
    question: {
      title: `Pausar ${name}?`,
      consequence:
        'Ele sai da busca e não recebe reservas novas. As que já estão marcadas ficam como estão, e dá para voltar quando quiser.',
      keep: 'Manter no ar',
      act: 'Pausar campo',
    },
    done: 'Campo pausado',
    send: to('inactive'),
  }
  const first: Readonly<Record<typeof status, RowAction>> = {
    draft: { label: PUBLISH, tone: 'primary', done: 'Campo publicado', send: to('active') },
    active: pause,
    inactive: {
      label: 'Voltar a receber reservas',
      tone: 'primary',
      done: 'Campo ativo de novo',
      send: to('active'),
    },
    archived: { label: 'Trazer de volta', done: 'O campo voltou, pausado', send: to('inactive') },
  }
  return status === 'archived' ? [first.archived, copy] : [first[status], copy, archive]
}

/** The label of the action that publishes a draft. */
export const PUBLISH = 'Publicar'
