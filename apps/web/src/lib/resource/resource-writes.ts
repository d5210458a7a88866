import type { Subject } from '@campo-livre/api/client/subject.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import type { Role } from '@campo-livre/domain/users/user.ts'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { ReasonField } from '../confirm/reason.ts'
import type { Attempt } from '../action/action.ts'
import type { AnyImport } from '../import/import-in-address.tsx'
import type { FormField } from '../form/form-field.ts'

/** The writes of a resource, for the drawers and buttons of its list. */
export type ResourceWrites<Row> = {
  /** The roles that may write; all of them by default (`forRole`). */
  who?: readonly Role[]
  /** The subjects that each of these writes changes (decision 038). */
  changes: readonly Subject[]
  /** True to keep what is typed when the tab is closed, too. */
  outlivesTab?: boolean
  /** Reads a row in an answer or a refusal. */
  row: z.ZodMiniType<Row>
  create?: ResourceForm<null>
  /** The import of a file of rows. */
  importing?: AnyImport
  /** The form of a row's facts, where rows differ in it by the row; null for one whose facts are not changed. */
  edit?: ResourceForm<Row> | ((row: Row) => ResourceForm<Row> | null)
  /** The forms about a row beside that of its facts. */
  forms?: readonly RowForm<Row>[]
  /** Returns the actions that a row's state allows. */
  actions?: (row: Row) => readonly RowAction[]
  /** The actions on all marked rows. */
  bulk?: readonly BulkAction<Row>[]
  /** The actions that run through the marked rows, in parts, with a result for each. */
  runs?: readonly RunAction<Row>[]
}

/** A form, without the type of its body. `Target` is what it is about: a row, rows, null for a new one. */
export type ResourceForm<Target> = {
  fields: readonly FormField[]
  schema: z.ZodMiniType
  initialValues: (target: Target) => object
  send: (body: unknown, attempt: Attempt, target: Target) => Promise<unknown>
  /** True where something else tells of the success, such as a bar with the way back: it has no toast. */
  quiet?: true
  /** True while that is read which its first values need: its drawer is not drawn until then. */
  waits?: boolean
}

/** Returns the form of a row's facts, or null where it has none. */
export function editFormOf<Row>(
  { edit = () => null }: Pick<ResourceWrites<Row>, 'edit'>,
  row: Row,
): ResourceForm<Row> | null {
  return typeof edit === 'function' ? edit(row) : edit
}

/** A value that is shown in a form and no part of its body. */
export type ShownField = FormField & { readOnly: true }

type Declared<Target, Body> = {
  fields: readonly (FormField<keyof Body & string> | ShownField)[]
  schema: z.ZodMiniType<Body>
  initialValues: (target: Target) => object
  send: (body: Body, attempt: Attempt, target: Target) => Promise<unknown>
}

/** Declares a form whose fields and call fit the schema of its body. */
export function resourceForm<Target, Body>({ send, ...form }: Declared<Target, Body>): ResourceForm<Target> {
  return { ...form, send: (body, attempt, target) => send(form.schema.parse(body), attempt, target) }
}

/** A form about a row, such as a purchase of it, in the drawer that the address opens by `acao`. */
export type RowForm<Row> = ResourceForm<Row> & {
  /** The name in the address. */
  slug: string
  /** The text of the button that opens it. */
  label: string
  /** Returns whether a row has that button; each of them by default. */
  available?: (row: Row) => boolean
  /** The text of the button that sends it. */
  submit: string
  /** The toast of a success. */
  done: string
  /** The sentence for a failure without one from the server. */
  failure: string
  /** The subjects that it changes beside those of the other writes. */
  changes?: readonly Subject[]
  /** Returns a sentence on what follows from the values, or null. */
  summary?: (row: Row, body: unknown) => string | null
}

type DeclaredRowForm<Row, Body> = Declared<Row, Body> &
  Omit<RowForm<Row>, Exclude<keyof ResourceForm<Row>, 'quiet' | 'waits'> | 'summary'> & {
    summary?: (row: Row, body: Body) => string | null
  }

/** Declares a form about a row, whose fields and call fit the schema of its body. */
export function rowForm<Row, Body>({ summary, ...declared }: DeclaredRowForm<Row, Body>): RowForm<Row> {
  return {
    ...declared,
    ...resourceForm(declared),
    ...(summary && { summary: (row, body) => summary(row, declared.schema.parse(body)) }),
  }
}

/** An action on a row by one click, after an optional question. */
export type RowAction = {
  /** The text of the button. */
  label: string
  tone?: 'danger' | 'primary' | undefined
  /** The question, the consequence and the reason to give; without it the action runs at once. */
  question?: { title: string; consequence: string; reason?: ReasonField; keep: string; act: string }
  /** The toast of a success. */
  done: string
  /** True where something else tells of the success: it has no toast. */
  quiet?: true
  /** Resolves to the changed row. `reason` is empty where the question asks for none. */
  send: (attempt: Attempt, reason: string) => Promise<unknown>
  /** Returns the path to open after a success, from the answer. */
  open?: (answer: unknown) => string | null
  /** True when the row is gone after a success, so that its details close. */
  closes?: true
  /** Shown in the question, below its consequence. */
  about?: ReactNode
  /** Renders what a refusal tells beside its sentence, from its `data`. */
  refused?: (data: unknown) => ReactNode
}

/** Returns the action that a row waits for, such as the approval of an arena. */
export function mainActionOf(actions: readonly RowAction[] = []): RowAction | undefined {
  return actions.find(({ tone }) => tone === 'primary')
}

/** A row in the preview of a bulk action; one that stays as it is, and has no note, is not shown. */
export type BulkPreviewLine = {
  id: string
  name: string
  before: string
  after: string
  /** A fact about the change, below the name. */
  note?: string
  /** The reason why the row is left out, as a sentence. */
  reason?: string
}

export type BulkAction<Row> = ResourceForm<readonly Row[]> & {
  /** The text of the button. */
  label: string
  /** The toast of a success. */
  done: string | ((rows: readonly Row[], body: unknown) => string)
  /** The maximum number of rows. */
  max: number
  /** Returns the errors of values that fit the schema and not these rows, by field. */
  check: (rows: readonly Row[], body: unknown) => Readonly<Record<string, string>>
  preview: (rows: readonly Row[], body: unknown) => readonly BulkPreviewLine[]
  /** Says above the preview what will happen. */
  summary?: (rows: readonly Row[], body: unknown) => string
}

/** The result of one row of a run. */
export type RunResult = { id: string; name: string; done: boolean; message: string | null }

/** The list whose rows are all meant, and the number of rows that was shown of it. */
export type RunOf = { params: ListParams; expected: number }

/** An action that runs through many rows in parts, and can be stopped between two of them. */
export type RunAction<Row> = {
  /** The text of the button. */
  label: string
  /** The sentence on what follows, before it begins. */
  consequence: string
  /** The number of rows of a part. */
  part: number
  /** Does it with a part; `of` is there for the first part of a whole list. */
  send: (
    rows: readonly Row[],
    of: RunOf | null,
    attempt: Pick<Attempt, 'signal'>,
  ) => Promise<readonly RunResult[]>
}

type DeclaredBulk<Row, Body> = Declared<readonly Row[], Body> &
  Pick<BulkAction<Row>, 'label' | 'max'> & {
    done: string | ((rows: readonly Row[], body: Body) => string)
    check: (rows: readonly Row[], body: Body) => { [name in keyof Body & string]?: string }
    preview: (rows: readonly Row[], body: Body) => readonly BulkPreviewLine[]
    summary?: (rows: readonly Row[], body: Body) => string
  }

/** Declares an action on many rows, whose form fits the schema. */
export function bulkAction<Row, Body>(declared: DeclaredBulk<Row, Body>): BulkAction<Row> {
  const { label, done, max, check, preview, summary, ...form } = declared
  const read = (body: unknown) => form.schema.parse(body)
  return {
    ...resourceForm(form),
    label,
    max,
    done: typeof done === 'string' ? done : (rows, body) => done(rows, read(body)),
    check: (rows, body) => ({ ...check(rows, read(body)) }) as Record<string, string>,
    preview: (rows, body) => preview(rows, read(body)),
    ...(summary && { summary: (rows, body) => summary(rows, read(body)) }),
  }
}
