import { changeCompanySpec } from '@campo-livre/contract/companies/change-company.ts'
import { changeLogoSpec } from '@campo-livre/contract/companies/change-logo.ts'
import { removeLogoSpec } from '@campo-livre/contract/companies/remove-logo.ts'
import { holidayProblems } from '@campo-livre/domain/companies/holiday-problems.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import type { Holiday } from '@campo-livre/domain/time/holiday.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { withCountry } from '@campo-livre/domain/users/phone.ts'
import type { CompanyRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { placeOf } from '../places/place-of.ts'
import { requireCompany, toOwnCompany } from './to-own-company.ts'

/** Changes the user's company (A3), if the caller has its newest version. Existing bookings keep their rules. */
export const changeCompany = answer(
  changeCompanySpec,
  async ({ db, now, user, body: { address, whatsapp, phone, version, ...profile } }) => {
    const company = requireCompany(db, user)
    if (version !== company.version)
      throw new Refused('stale', 'Alguém mudou a página enquanto você editava.', {
        data: toOwnCompany(db, company),
      })
    requireHolidays(profile.holidays, company, now)
    const { city, state } = company.address
    const moved = fold(city) !== fold(address.city) || state !== address.state
    const { latitude, longitude, timeZone } = moved
      ? placeOf(db, address, company.id)
      : { ...company.address, timeZone: company.timeZone }
    const changed = await db.companies.update(company.id, {
      ...profile,
      rules: { ...profile.rules, rainNote: profile.rules.rainNote || null },
      openingHours: profile.openingHours.map((day) => day.toSorted((a, b) => a.opens - b.opens)),
      holidays: profile.holidays.toSorted((a, b) => a.day.localeCompare(b.day)),
      amenities: [...new Set(profile.amenities)],
      whatsapp: whatsapp && withCountry(whatsapp),
      phone: phone && withCountry(phone),
      address: { ...address, latitude, longitude },
      timeZone,
      version: version + 1,
    })
    return ok(toOwnCompany(db, changed), { message: 'A página da sua arena foi salva.' })
  },
)

/** Refuses holidays that have passed or are listed twice, each at its place. */
function requireHolidays(holidays: readonly Holiday[], company: CompanyRecord, now: string): void {
  const days = company.holidays.map(({ day }) => day)
  const problems = holidayProblems(holidays, { today: localDay(company.timeZone, now), days })
  const [first] = problems
  if (!first) return
  const errors = Object.fromEntries(
    problems.map(({ index, at, sentence }) => [`holidays.${index}.${at}`, [sentence]]),
  )
  throw new Refused('invalid', first.sentence, { errors })
}

/** Changes the logo of the user's company (A3). */
export const changeLogo = answer(changeLogoSpec, async ({ db, user, body: { image } }) => {
  const changed = await db.companies.update(requireCompany(db, user).id, { imagePath: image })
  return ok(toOwnCompany(db, changed), { message: 'O logo da sua arena foi salvo.' })
})

export const removeLogo = answer(removeLogoSpec, async ({ db, user }) => {
  const changed = await db.companies.update(requireCompany(db, user).id, { imagePath: null })
  return ok(toOwnCompany(db, changed), { message: 'O logo da sua arena foi removido.' })
})
