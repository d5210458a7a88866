import type { Subject } from '@campo-livre/api/client/subject.ts'
import { adminHistoryQuery, adminRowQuery } from '@campo-livre/api/admin/admin-rows.ts'
import { actOnRows, undoAdminCommand } from '@campo-livre/api/admin/admin-commands.ts'
import { stamp, type Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { fieldWords } from '@campo-livre/domain/admin/field-words.ts'
import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { BULK_PART } from '@campo-livre/domain/admin/admin-bulk.ts'
import { activeFilters } from '@campo-livre/domain/lists/conditions.ts'
import * as z from 'zod/mini'
import { randomKey } from '../../lib/action/use-idempotency-key.ts'
import type { FormField } from '../../lib/form/form-field.ts'
import type { Resource } from '../../lib/resource/resource.ts'
import {
  resourceForm,
  type ResourceForm,
  type RowAction,
  type RowForm,
  type RunOf,
} from '../../lib/resource/resource-writes.ts'
import { AdminDetails, WhatGoes } from './admin-details.tsx'
import { adminImport } from './admin-import.tsx'
import { giveAdmin } from './last-admin-command.ts'

type Stored = Stamped<{ id: string }>
type Values = Record<string, string | number | boolean | null>

/** A form of values that an admin may enter: its fields and the schema that the server checks them by. */
export type AdminForm = { fields: readonly FormField[]; schema: z.ZodMiniObject }

/** An action of the domain on a row; `undo` says what was done, where it can be taken back. */
export type AdminAction = Omit<RowAction, 'send'> & { action: string; undo?: string }

type Declared<Row extends Stored> = Omit<
  Resource<Row>,
  'idOf' | 'detail' | 'history' | 'historyWords' | 'writes'
> & {
  resource: AdminResource
  /** Reads a row, without its stamp. */
  schema: z.ZodMiniObject
  /** The subjects that a change of it concerns, beside those of the admin. */
  changes?: readonly Subject[]
  edit?: AdminForm | ((row: Row) => AdminForm | null)
  create?: AdminForm
  /** Further forms about a row, each sending a change. */
  forms?: readonly RowForm<Row>[]
  actions?: (row: Row) => readonly AdminAction[]
  /** The removal; what goes with it and what stands in its way is listed above it. */
  remove?: Omit<RowAction, 'send' | 'tone' | 'closes'>
  /** The acts that run through many rows at once, with the sentence on what follows. */
  runs?: readonly { label: string; action: string; consequence: string }[]
  /** Further actions, with calls of their own. */
  more?: (row: Row) => readonly RowAction[]
}

/** Makes the admin's resource of a kind of row: its detail, relations and history, and writes by one call (H12). */
export function adminResource<Row extends Stored>(declared: Declared<Row>): Resource<Row> {
  const {
    resource,
    schema,
    changes = [],
    edit,
    create,
    forms,
    actions,
    remove,
    runs,
    more,
    ...list
  } = declared
  const row = z.extend(schema, stamp) as unknown as z.ZodMiniType<Row>
  const editOf = (form: AdminForm): ResourceForm<Row> => ({
    ...resourceForm<Row, Values>({
      fields: form.fields,
      schema: z.extend(form.schema, { stamp: z.string() }) as unknown as z.ZodMiniType<Values>,
      initialValues: (current) => current,
      send: ({ stamp: seen, ...values }, attempt, { id }) =>
        giveAdmin(
          { type: 'change', resource, rowId: id, stamp: String(seen), values },
          attempt,
          'Mudança salva.',
        ),
    }),
    quiet: true,
  })
  const actionsOf = (current: Row): RowAction[] => {
    const { id: rowId, stamp: seen } = current
    const acts = (actions?.(current) ?? []).map(({ action, undo, ...words }): RowAction => ({
      ...words,
      ...(undo !== undefined && { quiet: true }),
      send: (attempt, reason) =>
        giveAdmin(
          { type: 'act', resource, rowId, stamp: seen, action, reason: reason || null },
          attempt,
          undo,
        ),
    }))
    const removal: RowAction[] = remove
      ? [
          {
            ...remove,
            tone: 'danger',
            closes: true,
            about: <WhatGoes resource={resource} id={rowId} />,
            send: (attempt, reason) =>
              giveAdmin({ type: 'remove', resource, rowId, stamp: seen, reason: reason || null }, attempt),
          },
        ]
      : []
    return [...acts, ...(more?.(current) ?? []), ...removal]
  }
  return {
    ...list,
    idOf: ({ id }) => id,
    detail: (id) => adminRowQuery({ resource, id }, row),
    historyWords: fieldWords,
    history: (id, page) => adminHistoryQuery({ resource, id }, page),
    revert: (entryId, field, { signal }) => undoAdminCommand(entryId, [field], signal),
    details: (current) => (
      <>
        {list.details?.(current)}
        <AdminDetails resource={resource} row={current} />
      </>
    ),
    writes: {
      changes: ['admin', ...changes],
      row,
      outlivesTab: true,
      ...(create && {
        importing: adminImport({ resource, noun: list.noun, fields: create.fields, changes }),
        create: resourceForm<null, Values>({
          fields: create.fields,
          schema: create.schema as unknown as z.ZodMiniType<Values>,
          initialValues: () => ({}),
          send: (values, attempt) => giveAdmin({ type: 'create', resource, values }, attempt),
        }),
      }),
      ...(edit && {
        edit: (current) => {
          const form = typeof edit === 'function' ? edit(current) : edit
          return form && editOf(form)
        },
      }),
      ...(forms && { forms }),
      actions: actionsOf,
      ...(runs && {
        runs: runs.map(({ action, ...words }) => ({
          ...words,
          part: BULK_PART,
          send: (rows, of, { signal }) =>
            actOnRows(
              {
                id: randomKey(),
                resource,
                action,
                rows: rows.map(({ id, stamp: seen }) => ({ id, stamp: seen })),
                of: of && listOf(of),
              },
              signal,
            ),
        })),
      }),
    },
  }
}

/** Returns a whole list as a call names it: its filters, and how many rows it had when it was shown. */
function listOf({ params: { filters, q }, expected }: RunOf) {
  const asked = activeFilters(filters)
  return {
    filters: asked.length > 0 ? JSON.stringify(asked) : '',
    ...(q === undefined ? {} : { q }),
    expected,
  }
}
