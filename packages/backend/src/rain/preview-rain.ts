import { previewRainSpec } from '@campo-livre/contract/rain/company-calls.ts'
import { refuseRain } from '@campo-livre/domain/rain/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireNoRefusal } from '../store/apply-outcome.ts'
import { rainableFacts, rainOver, toRainPreview } from './rain-facts.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Tells the bookings in a rain, and what each gets by its rules (H1). Writes nothing. */
export const previewRain = answer(
  previewRainSpec,
  ({ db, now, user, body: { rain } }) => {
    const company = requireCompany(db, user)
    requireNoRefusal(refuseRain(rain, rainableFacts(db, now, company)))
    const preview = toRainPreview(db, now, company, rain, rainOver(db, now, company, rain))
    const none = preview.bookings.length === 0
    const message = none ? 'Nenhuma reserva nesse horário.' : 'Confira o que cada reserva recebe.'
    return ok(preview, { message })
  },
  { undoable: false },
)
