import * as z from 'zod/mini'
import { fieldChangeSchema } from '../lists/history.ts'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
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
export const listedAudit = declareColumns({
  id: 'shown',
  at: ['instant', instantSchema],
  who: ['text', z.nullable(z.string())],
  /** The account of who did it; null where it is gone. */
  whoId: ['shown', z.nullable(z.string())],
  resource: ['choice', z.enum(adminResources)],
  rowId: ['shown', z.string()],
  name: ['text', z.string()],
  kind: ['choice', z.enum(auditKinds)],
  /** The names of the fields that changed, in words. */
  fields: ['text', z.string()],
  reason: ['text', z.nullable(z.string())],
})
export const auditRowSchema = rowSchemaOf(listedAudit)
export type AuditRow = z.infer<typeof auditRowSchema>
export const auditColumns = filterableOf(listedAudit)

/** The Portuguese labels of what was done. */
export const auditKindLabels: Readonly<Record<AuditKind, string>> = {
  created: 'Criou',
  changed: 'Mudou',
  removed: 'Apagou',
  seen: 'Viu dados pessoais',
  looked: 'Viu o app como a pessoa',
}
