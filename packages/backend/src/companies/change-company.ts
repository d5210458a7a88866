import { changeCompanySpec } from '@campo-livre/contract/companies/change-company.ts'
import { changeLogoSpec } from '@campo-livre/contract/companies/change-logo.ts'
import { removeLogoSpec } from '@campo-livre/contract/companies/remove-logo.ts'
import { changeCompany as change } from '@campo-livre/domain/companies/operations.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { keepFile } from '../http/keep-file.ts'
import { placeOf } from '../places/place-of.ts'
import { applyOutcome, ifStale } from '../store/apply-outcome.ts'
import { toOwnCompany } from './to-own-company.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Changes the user's company (A3), if the caller has its newest version. Existing bookings keep their rules. */
export const changeCompany = answer(changeCompanySpec, async ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  const outcome = change(company, body, {
    today: localDay(company.timeZone, now),
    spot: placeOf(db, body.address, company.id),
  })
  const { changes } = await applyOutcome(
    db,
    outcome,
    ifStale(() => toOwnCompany(db, company)),
  )
  return ok(toOwnCompany(db, changes.companies[0]), { message: 'A página da sua arena foi salva.' })
})

/** Changes the logo of the user's company (A3). */
export const changeLogo = answer(changeLogoSpec, async ({ db, files, user, body: { image } }) => {
  const { id } = requireCompany(db, user)
  const imagePath = await keepFile(files, image, { kind: 'small', field: 'image' })
  const changed = await db.companies.update(id, { imagePath })
  return ok(toOwnCompany(db, changed), { message: 'O logo da sua arena foi salvo.' })
})

export const removeLogo = answer(removeLogoSpec, async ({ db, user }) => {
  const changed = await db.companies.update(requireCompany(db, user).id, { imagePath: null })
  return ok(toOwnCompany(db, changed), { message: 'O logo da sua arena foi removido.' })
})
