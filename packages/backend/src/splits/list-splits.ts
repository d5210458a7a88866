import { listSplitsSpec } from '@campo-livre/contract/splits/list-splits.ts'
import { inOrder, toOwnBill } from '@campo-livre/domain/splits/own-bill.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'

/** Lists the bills of the athlete (H10), with what they have to do first. */
export const listSplits = answer(listSplitsSpec, ({ db, user }) =>
  ok(
    inOrder(
      db.splits
        .by('userId', user.id)
        .flatMap(
          (split) => toOwnBill(split, user.id, db.users.find(split.organizerId)?.name ?? REMOVED_NAME) ?? [],
        ),
    ),
  ),
)
