import type { Subject } from '@campo-livre/api/client/subject.ts'
import type * as z from 'zod/mini'
import type { Attempt } from '../action/action.ts'
import type { FormField } from '../form/form-field.ts'

/** How rows are made and changed: all that the drawers and buttons of a list have to know. */
export type ResourceWrites<Row> = {
  /** The subjects that each of these writes changes (decision 038). */
  changes: readonly Subject[]
  /** Reads a row that comes with an answer or a refusal. */
  row: z.ZodMiniType<Row>
  create?: ResourceForm<null>
  edit?: ResourceForm<Row>
  /** What can be done with a row, by how it stands. */
  actions?: (row: Row) => readonly RowAction[]
  /** What can be done with all rows that are marked. */
  bulk?: readonly BulkAction<Row>[]
}

/** A form, without the type of what it sends. `Of` is what it is about: a row, rows, null for a new one. */
export type ResourceForm<Of> = {
  fields: readonly FormField[]
  schema: z.ZodMiniType
  /** The values at first. */
  values: (of: Of) => object
  send: (body: unknown, attempt: Attempt, of: Of) => Promise<unknown>
}

type Declared<Of, Body> = {
  fields: readonly FormField<keyof Body & string>[]
  schema: z.ZodMiniType<Body>
  values: (of: Of) => object
  send: (body: Body, attempt: Attempt, of: Of) => Promise<unknown>
}

/** Declares a form whose fields and call fit the schema of what is sent. */
export function resourceForm<Of, Body>({ send, ...form }: Declared<Of, Body>): ResourceForm<Of> {
  return { ...form, send: (body, attempt, of) => send(form.schema.parse(body), attempt, of) }
}

/** Something that is done with a row by one press, after a question. */
export type RowAction = {
  /** The button. */
  label: string
  tone?: 'danger' | 'primary'
  /** The question, and what follows from a yes; without it the act is done at once. */
  question?: { title: string; consequence: string; keep: string; act: string }
  /** The toast. */
  done: string
  failure: string
  /** Answers the row as it is then. */
  send: (attempt: Attempt) => Promise<unknown>
}

/** One row of what a bulk action will do, as it is shown before. */
export type BulkPreviewLine = { id: string; name: string; before: string; after: string }

export type BulkAction<Row> = ResourceForm<readonly Row[]> & {
  /** The button. */
  label: string
  /** The toast. */
  done: string
  failure: string
  preview: (rows: readonly Row[], body: unknown) => readonly BulkPreviewLine[]
}

type DeclaredBulk<Row, Body> = Declared<readonly Row[], Body> &
  Pick<BulkAction<Row>, 'label' | 'done' | 'failure'> & {
    preview: (rows: readonly Row[], body: Body) => readonly BulkPreviewLine[]
  }

/** Declares what is done with many rows, its form fitting the schema. */
export function bulkAction<Row, Body>({ preview, ...bulk }: DeclaredBulk<Row, Body>): BulkAction<Row> {
  const { label, done, failure } = bulk
  return {
    ...resourceForm(bulk),
    label,
    done,
    failure,
    preview: (rows, body) => preview(rows, bulk.schema.parse(body)),
  }
}
