import * as z from 'zod/mini'
import type { ColumnsOf } from '../lists/filters.ts'
import { fieldChangeSchema } from '../lists/history.ts'
import { instantSchema } from '../time/zone.ts'
import { adminResources } from './admin-resource.ts'

export const auditKinds = ['created', 'changed', 'removed', 'seen', 'looked'] as const
export type AuditKind = (typeof auditKinds)[number]

/** A write of an admin or of an arena, or a look at personal data, as it is stored. */
export const auditSchema = z.object({
  id: z.string(),
  at: instantSchema,
  userId: z.string(),
  /** The call by which it came. */
  call: z.string(),
  resource: z.enum(adminResources),
  rowId: z.string(),
  /** The name of the row as it was then. */
  name: z.string(),
  kind: z.enum(auditKinds),
  changes: z.array(fieldChangeSchema),
  reason: z.nullable(z.string()),
  /** The command of an admin that it belongs to. */
  commandId: z.nullable(z.string()),
  /** Set once it was taken back. */
  undoneAt: z.optional(z.nullable(instantSchema)),
})
export type Audit = z.infer<typeof auditSchema>

/** An entry of the audit in the admin's list. */
export const auditRowSchema = z.object({
  id: z.string(),
  at: instantSchema,
  who: z.nullable(z.string()),
  /** The account of who did it; null where it is gone. */
  whoId: z.nullable(z.string()),
  resource: z.enum(adminResources),
  rowId: z.string(),
  name: z.string(),
  kind: z.enum(auditKinds),
  /** The names of the fields that changed, in words. */
  fields: z.string(),
  reason: z.nullable(z.string()),
})
export type AuditRow = z.infer<typeof auditRowSchema>
export const auditColumns = {
  at: 'instant',
  who: 'text',
  resource: 'choice',
  name: 'text',
  kind: 'choice',
  fields: 'text',
  reason: 'text',
} as const satisfies ColumnsOf<AuditRow>

/** The Portuguese labels of what was done. */
export const auditKindLabels: Readonly<Record<AuditKind, string>> = {
  created: 'Criou',
  changed: 'Mudou',
  removed: 'Apagou',
  seen: 'Viu dados pessoais',
  looked: 'Viu o app como a pessoa',
}
