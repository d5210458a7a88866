import { getLinkedBillSpec } from '@campo-livre/contract/splits/get-linked-bill.ts'
import { REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'
import { toLinkedBill } from '@campo-livre/domain/splits/to-view.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'

/** Returns the bill behind a group's link (N1); an old, a foreign and a guessed one are one answer. */
export const getLinkedBill = answer(
  owned(getLinkedBillSpec, 'splits', 'link', { param: 'token', keys: ['groupToken'] }),
  ({ db, user, row: split }) =>
    ok(toLinkedBill(split, db.users.find(split.organizerId)?.name ?? REMOVED_NAME, user?.id ?? null)),
)
