import { openTillSpec } from '@campo-livre/contract/tills/open-till.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { openTillOf } from './own-till.ts'
import { toOpenTill } from './till-rows.ts'
import { unexplainedIn } from './unexplained.ts'

/** Opens the till of the user's company with its change money (H3). */
export const openTill = answer(openTillSpec, async ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  if (openTillOf(db, company)) throw new Refused('till_open', 'O caixa já está aberto.')
  if (unexplainedIn(db, company))
    throw new Refused(
      'till_unexplained',
      'O último caixa fechou com diferença. Escreva o motivo antes de abrir outro.',
    )
  const till = await db.tills.insert({
    ...body,
    id: newId('till'),
    companyId: company.id,
    openedAt: now,
    openedById: user.id,
    movements: [],
    closedAt: null,
    closedById: null,
    countedCents: null,
    differenceReason: null,
    carried: [],
  })
  return ok(toOpenTill(db, till), { status: 201, message: 'Caixa aberto.' })
})
