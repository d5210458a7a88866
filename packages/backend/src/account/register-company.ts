import { registerCompanySpec } from '@campo-livre/contract/account/register-company.ts'
import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import type {
  CompanyRegistration,
  PostalAddress,
} from '@campo-livre/domain/companies/company-registration.ts'
import { withCountry } from '@campo-livre/domain/users/phone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord, UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toUser } from '../auth/to-user.ts'
import { newSlug } from '../companies/new-slug.ts'
import { placeOf } from '../places/place-of.ts'
import { tellAdminsOfArena } from '../companies/arena-notices.ts'
import { clashesOf, requireNone } from './clashes.ts'
import { sendCode } from './send-code.ts'

const MESSAGE = 'Cadastro recebido! Confirme seu e-mail; a arena aparece no site assim que for aprovada.'

/**
 * Registers an owner and their arena (H11). The owner confirms the e-mail before signing in; the arena is hidden until
 * it is approved.
 */
export const registerCompany = answer(registerCompanySpec, async ({ db, now, body }) => {
  requireNone(clashesOf(db, body))
  const user = await db.users.insert(ownerOf(body, now))
  const company = await db.companies.insert(newCompany(db, body, user))
  await tellAdminsOfArena(db, company)
  await sendCode(db, now, user)
  return ok({ user: toUser(user), requires_verification: true }, { message: MESSAGE, status: 201 })
})

function ownerOf(
  { name, email, phone, password, terms_version }: CompanyRegistration,
  now: string,
): UserRecord {
  return {
    id: newId('usr'),
    name,
    email,
    phone: withCountry(phone),
    imagePath: null,
    emailVerifiedAt: null,
    profile: { name: 'company' },
    password,
    blocked: false,
    terms: { version: terms_version, acceptedAt: now },
  }
}

type NewCompany = PostalAddress & Pick<CompanyRegistration, 'company_name' | 'cnpj'>

const HOURS = { opens: 8 * 60, closes: 23 * 60 }

/**
 * Returns the new arena. What the form does not ask has the usual value; the owner's phone is not shown on the site.
 */
export function newCompany(db: Database, body: NewCompany, owner: UserRecord): CompanyRecord {
  const { company_name, cnpj, cep, street, number, district, city, state } = body
  const { latitude, longitude, timeZone } = placeOf(db, body)
  return {
    id: newId('cmp'),
    name: company_name,
    slug: newSlug(db, company_name),
    description: '',
    imagePath: null,
    whatsapp: null,
    phone: null,
    address: { cep, street, number, district, city, state, latitude, longitude },
    timeZone,
    amenities: [],
    openingHours: Array.from({ length: 7 }, () => [HOURS]),
    holidays: [],
    version: 1,
    rules: usualRules,
    acceptsPayAtVenue: false,
    maxInstalments: 1,
    ownerId: owner.id,
    status: 'awaiting_approval',
    cnpj,
    pixKey: cnpj,
  }
}
