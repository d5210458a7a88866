import { adminBulkSchema, bulkResultSchema } from '@campo-livre/domain/admin/admin-bulk.ts'
import {
  adminAnswerSchema,
  adminCommandSchema,
  adminUndoSchema,
} from '@campo-livre/domain/admin/admin-command.ts'
import { adminImportSchema } from '@campo-livre/domain/admin/admin-import.ts'
import { adminResources } from '@campo-livre/domain/admin/admin-resource.ts'
import { lookAtSchema, lookSchema } from '@campo-livre/domain/admin/look.ts'
import { relationSchema } from '@campo-livre/domain/admin/relations.ts'
import { foundRowSchema } from '@campo-livre/domain/admin/search.ts'
import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { waitingSchema } from '@campo-livre/domain/admin/waiting.ts'
import { companyRowSchema } from '@campo-livre/domain/companies/company-row.ts'
import { companyStatusChangeSchema } from '@campo-livre/domain/companies/company-status-change.ts'
import { historyEntrySchema } from '@campo-livre/domain/lists/history.ts'
import { importPreviewSchema } from '@campo-livre/domain/lists/import.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { MAX_QUICK_SEARCH } from '@campo-livre/domain/lists/quick-search.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { pageQuerySchema } from '../page-query.ts'

export const actOnRowsCall = {
  method: 'POST',
  path: '/admin/bulk',
  output: z.array(bulkResultSchema),
} as const satisfies DeclaredCall

export const actOnRowsSpec = describeCall(actOnRowsCall, () => ({
  who: ['admin'],
  body: adminBulkSchema,
  extension: true,
  summary:
    'Does the same with up to 50 rows, each by its own rules: what refuses one leaves the others. With `of`, only while its list has as many rows as expected.',
  refusals: {
    conflict: 'The list has another number of rows by now. `data`: the number.',
    invalid: 'A kind without such a deed, filters that mean nothing, or an act that asks for a reason.',
  },
}))

export const changeCompanyStatusCall = {
  method: 'PUT',
  path: '/admin/companies/{id}/status',
  output: z.extend(companyRowSchema, stamp),
} as const satisfies DeclaredCall

export const changeCompanyStatusSpec = describeCall(changeCompanyStatusCall, () => ({
  who: ['admin'],
  body: companyStatusChangeSchema,
  extension: true,
  summary:
    'Approves a company, refuses one that waits or suspends one on the site; its owner reads the reason.',
  refusals: {
    not_found: 'There is no such company.',
    invalid_transition: 'Its status does not allow it, or no longer. `data`: the company as it is now.',
    invalid: 'A refusal or a suspension without a reason: at `reason`.',
    owner_deleted: 'Who ran it has deleted their account: it cannot be approved any more.',
  },
}))

export const endLooksCall = {
  method: 'DELETE',
  path: '/admin/looks',
} as const satisfies DeclaredCall

export const endLooksSpec = describeCall(endLooksCall, () => ({
  who: ['admin'],
  extension: true,
  summary: 'Ends the looks at the app as somebody that began in this session.',
}))

export const getAdminRowCall = {
  method: 'GET',
  path: '/admin/rows/{resource}/{id}',
  output: z.unknown(),
} as const satisfies DeclaredCall

export const getAdminRowSpec = describeCall(getAdminRowCall, () => ({
  who: ['admin'],
  extension: true,
  summary: 'One row of any kind, as its list has it.',
  refusals: { not_found: 'There is no such row, or no such kind.' },
}))

export const getWaitingCall = {
  method: 'GET',
  path: '/admin/waiting',
  output: waitingSchema,
} as const satisfies DeclaredCall

export const getWaitingSpec = describeCall(getWaitingCall, () => ({
  who: ['admin'],
  extension: true,
  summary: 'Counts what waits for the admin: arenas, contacts, mails that came back, tills without a reason.',
}))

export const importRowsCall = {
  method: 'POST',
  path: '/admin/import',
  output: importPreviewSchema,
} as const satisfies DeclaredCall

export const importRowsSpec = describeCall(importRowsCall, () => ({
  who: ['admin'],
  body: adminImportSchema,
  extension: true,
  summary:
    'Creates the rows of a file, each by the rules of its kind: all of them, or none. With `dryRun` it tells what would come of it. A row that is there already stays as it is, so the same file again creates nothing; the `column` of a problem is the key of the value.',
  refusals: {
    invalid: 'No rows, too many, or a kind of which nobody creates one.',
    conflict: 'A row is refused. `data`: the outcome, with the problem of each line.',
  },
}))

export const listRelationsCall = {
  method: 'GET',
  path: '/admin/rows/{resource}/{id}/relations',
  output: z.array(relationSchema),
} as const satisfies DeclaredCall

export const listRelationsSpec = describeCall(listRelationsCall, () => ({
  who: ['admin'],
  extension: true,
  summary:
    'The rows that a row belongs to, and those that belong to it, with what goes with its removal and what stands in its way.',
  refusals: { not_found: 'There is no such row, or no such kind.' },
}))

export const listRowHistoryCall = {
  method: 'GET',
  path: '/admin/rows/{resource}/{id}/history',
  output: z.array(historyEntrySchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listRowHistorySpec = describeCall(listRowHistoryCall, () => ({
  who: ['admin'],
  query: pageQuerySchema,
  extension: true,
  summary: 'The changes of a row by admins and arenas, newest first. Pages.',
  refusals: { not_found: 'There is no such row, or no such kind.' },
}))

export const revealRowCall = {
  method: 'POST',
  path: '/admin/reveal',
  output: z.unknown(),
} as const satisfies DeclaredCall

export const revealRowSpec = describeCall(revealRowCall, () => ({
  who: ['admin'],
  body: z.object({ resource: z.enum(adminResources), id: z.string() }),
  extension: true,
  summary: 'A row with its personal data, which lists mask; who looked stands in the audit (LGPD).',
  refusals: { not_found: 'There is no such row.' },
}))

export const searchEverythingCall = {
  method: 'GET',
  path: '/admin/search',
  output: z.array(foundRowSchema),
} as const satisfies DeclaredCall

export const searchEverythingSpec = describeCall(searchEverythingCall, () => ({
  who: ['admin'],
  query: z.object({
    q: z._default(
      z.string().check(z.trim(), z.maxLength(MAX_QUICK_SEARCH, `Use até ${MAX_QUICK_SEARCH} caracteres.`)),
      '',
    ),
  }),
  extension: true,
  summary:
    'The first rows of every kind that have these words: a code, a name, an e-mail, a phone, a CPF or a CNPJ. No personal data is answered.',
}))

export const sendAdminCommandCall = {
  method: 'POST',
  path: '/admin/commands',
  output: adminAnswerSchema,
} as const satisfies DeclaredCall

export const sendAdminCommandSpec = describeCall(sendAdminCommandCall, () => ({
  who: ['admin'],
  body: adminCommandSchema,
  extension: true,
  summary:
    'Creates, changes or removes one row of any kind, or does with it what its kind knows, by the rules of the domain; written at once, and taken back by `POST /admin/commands/{id}/undo`.',
  refusals: {
    not_found: 'There is no such row.',
    stale: 'Somebody has changed it since it was read. `data`: the row as it is now.',
    invalid: 'A value that its schema refuses: at its field. Or a kind without such a deed.',
    invalid_transition: 'Its status does not allow it. `data`: the row as it is now.',
    conflict: 'A rule of the domain stands against it.',
    deletion_blocked: 'Other rows stand in the way of its removal.',
    slot_closed: 'The time is outside of the opening hours.',
    slot_past: 'The time has begun already.',
    slot_blocked: 'The arena keeps the field closed then.',
    slot_taken: 'Somebody has booked the time.',
    slot_held: 'Somebody holds the time.',
    field_inactive: 'The field takes no bookings.',
    booking_cancelled: 'The booking has been cancelled.',
    booking_started: 'The booking has begun.',
    tab_closed: 'The tab takes no such change.',
    tab_pix_pending: 'A Pix code of the tab waits to be paid.',
    tab_paid_in_part: 'Something on the tab is paid.',
    booking_on_tab: 'It is paid on its tab.',
    stock_out: 'Fewer pieces are in stock than would leave it.',
    drawer_short: 'Cash is to be handed back that the drawer of the open till does not hold.',
    already_undone: 'It was taken back before.',
    not_undoable: 'It cannot be taken back.',
    idempotency_key_reused: 'The id was used for another command.',
  },
}))

export const startLookCall = {
  method: 'POST',
  path: '/admin/looks',
  output: lookSchema,
} as const satisfies DeclaredCall

export const startLookSpec = describeCall(startLookCall, () => ({
  who: ['admin'],
  body: lookAtSchema,
  extension: true,
  summary:
    'A token to look at the app as somebody, which reads and never writes. It ends after half an hour, with the session of the admin, and by `DELETE /admin/looks`; who looked stands in the audit.',
  refusals: {
    not_found: 'There is no such person or arena.',
    account_blocked: 'The account is blocked: nobody sees the app with it.',
    owner_deleted: 'The owner of the arena has deleted their account.',
    conflict: 'That person cares for the platform, too.',
  },
}))

export const undoAdminCommandCall = {
  method: 'POST',
  path: '/admin/commands/{id}/undo',
  output: adminAnswerSchema,
} as const satisfies DeclaredCall

export const undoAdminCommandSpec = describeCall(undoAdminCommandCall, () => ({
  who: ['admin'],
  body: adminUndoSchema,
  extension: true,
  summary:
    'Takes a change back, or some of its fields, within 24 hours: by the id of the command, or of an entry of the history. A compensating write under the same rules.',
  refusals: {
    not_found: 'There is no such change.',
    stale: 'Somebody has changed the row since. `data`: the row as it is now.',
    already_undone: 'It was taken back before.',
    not_undoable: 'It is too long ago, or cannot be taken back in this way.',
    invalid: 'A value from before that is not valid any more: at its field.',
    invalid_transition: 'The status does not allow it any more.',
    slot_closed: 'The time is outside of the opening hours.',
    slot_past: 'The time has begun already.',
    slot_blocked: 'The arena keeps the field closed then.',
    slot_taken: 'Somebody has booked the time.',
    slot_held: 'Somebody holds the time.',
    field_inactive: 'The field takes no bookings.',
    booking_cancelled: 'The booking has been cancelled.',
    booking_started: 'The booking has begun.',
    tab_closed: 'The tab takes no such change.',
    tab_pix_pending: 'A Pix code of the tab waits to be paid.',
    tab_paid_in_part: 'Something on the tab is paid.',
    booking_on_tab: 'It is paid on its tab.',
    stock_out: 'Fewer pieces are in stock than would leave it.',
    drawer_short: 'Cash is to be handed back that the drawer of the open till does not hold.',
    conflict: 'A rule of the domain stands against it by now.',
  },
}))
