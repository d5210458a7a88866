import type { Notice } from '../notifications/notice.ts'
import { greeting } from '../notifications/letter.ts'
import type { Done, Outcome } from '../outcome/outcome.ts'
import { refuse, refuseInputs, type Refusal } from '../refusals/refusal.ts'
import { fold } from '../text/fold.ts'
import type { Holiday } from '../time/holiday.ts'
import { takenValues } from '../users/operations.ts'
import { withCountry } from '../users/phone.ts'
import type { StoredUser } from '../users/stored-user.ts'
import { roleOf } from '../users/user.ts'
import { usualRules } from './arena-rules.ts'
import { calledArena } from './called-arena.ts'
import type { CompanyProfileChange } from './company-profile.ts'
import type { CompanyRegistration, PostalAddress } from './company-registration.ts'
import { companyStatusLabels } from './company-row.ts'
import { canDecide, type DecidedStatus } from './company-status-change.ts'
import { holidayProblems } from './holiday-problems.ts'
import type { StoredCompany } from './stored-company.ts'

/** A company that has changed. */
export type ChangedCompany = Done<{ companies: readonly [StoredCompany] }>

/** Returns the outcome of a change of a company, which tells nobody. */
export const changedCompany = (company: StoredCompany): ChangedCompany => ({
  ok: true,
  changes: { companies: [company] },
  notices: [],
})

/** The position and the time zone of an address. */
export type Spot = { latitude: number; longitude: number; timeZone: string }

type InCity = { city: string; state: string }

/** Returns a text that is the same for all addresses in a city, however it is written: `SP sao paulo`. */
export function cityKey({ state, city }: InCity): string {
  return `${state} ${fold(city)}`
}

/** Returns whether two addresses are in the same city, however it is written. */
export function isSameCity(one: InCity, other: InCity): boolean {
  return cityKey(one) === cityKey(other)
}

type NewCompany = PostalAddress & Pick<CompanyRegistration, 'company_name' | 'cnpj'>

const HOURS = { opens: 8 * 60, closes: 23 * 60 }

/**
 * Returns a new arena, which waits for its approval (H11). What the form does not ask has the usual value; the owner's
 * phone is not shown on the site. `isTaken` tells of a slug that is taken.
 */
export function newCompany(
  { company_name: name, cnpj, cep, street, number, district, city, state }: NewCompany,
  { id, ownerId, spot, isTaken }: { id: string; ownerId: string; spot: Spot; isTaken: IsTaken },
): StoredCompany {
  const { latitude, longitude, timeZone } = spot
  return {
    id,
    name,
    slug: newSlug({ id, name, city }, isTaken),
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
    ownerId,
    status: 'awaiting_approval',
    cnpj,
    pixKey: cnpj,
  }
}

/** The arenas that there are: whether one has an owner, a CNPJ, a slug. */
export type KnownArenas = Record<'hasOwner' | 'hasCnpj' | 'hasSlug', (value: string) => boolean>

/**
 * Adds an arena for an admin (H12): of an account of a company that runs none yet, and with a CNPJ of its own. `owner` is
 * undefined where nobody has the name that was given.
 */
export function addCompany(
  company: NewCompany,
  owner: StoredUser | undefined,
  { id, spot, arenas }: { id: string; spot: Spot; arenas: KnownArenas },
): ChangedCompany | Refusal {
  if (!owner)
    return refuse('invalid', 'Não há uma conta com esse e-mail. Convide a pessoa primeiro.', 'ownerId')
  if (roleOf(owner) !== 'company') return refuse('invalid', 'Essa conta não é de empresa.', 'ownerId')
  if (arenas.hasOwner(owner.id)) return refuse('invalid', 'Essa conta já cuida de uma arena.', 'ownerId')
  return (
    refuseInputs(takenValues({ cnpj: company.cnpj }, (_, cnpj) => arenas.hasCnpj(cnpj))) ??
    changedCompany(newCompany(company, { id, ownerId: owner.id, spot, isTaken: arenas.hasSlug }))
  )
}

/**
 * Returns the slug of an arena: its name, `arena-beira-mar`, with its city where that is taken, and with the end of its id where
 * both are. So three are asked for at most, however many arenas have one name.
 */
function newSlug({ id, name, city }: Record<'id' | 'name' | 'city', string>, isTaken: IsTaken): string {
  const wished = slugOf(name) || 'arena'
  const there = `${wished}-${slugOf(city)}`
  const wishes = [wished, there, `${there}-${id.slice(-6)}`]
  return wishes.find((slug) => !isTaken(slug)) ?? `${there}-${slugOf(id)}`
}

/** Tells of a slug whether an arena has it. */
type IsTaken = (slug: string) => boolean

const slugOf = (words: string) =>
  fold(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns the notices of a new arena to the admins (H12), with the address of it in their list; they cannot be muted. */
export function newArenaNotices(
  { name, address }: StoredCompany,
  adminIds: readonly string[],
  actionUrl: string,
): Notice[] {
  return adminIds.map((userId) => ({
    userId,
    kind: null,
    type: 'reminder',
    message: `Uma arena espera aprovação: ${name}, ${address.city}, ${address.state}.`,
    actionText: 'Ver arena',
    actionUrl,
  }))
}

/**
 * Changes what a company says of itself (A3); existing bookings keep their rules. `spot` is that of the new address, and
 * counts where that is in another city.
 */
export function changeCompany(
  company: StoredCompany,
  { address, whatsapp, phone, version, ...profile }: CompanyProfileChange,
  { today, spot }: { today: string; spot: Spot },
): ChangedCompany | Refusal {
  if (version !== company.version) return refuse('stale', 'Alguém mudou a página enquanto você editava.')
  const refusal = refuseHolidays(profile.holidays, company, today)
  if (refusal) return refusal
  const stays = isSameCity(company.address, address)
  const { latitude, longitude, timeZone } = stays ? { ...company.address, timeZone: company.timeZone } : spot
  return changedCompany({
    ...company,
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
}

/** Refuses holidays that have passed or are listed twice, each at its place. */
function refuseHolidays(holidays: readonly Holiday[], company: StoredCompany, today: string): Refusal | null {
  const days = company.holidays.map(({ day }) => day)
  const problems = holidayProblems(holidays, { today, days })
  return refuseInputs(
    Object.fromEntries(problems.map(({ index, at, sentence }) => [`holidays.${index}.${at}`, [sentence]])),
  )
}

/** The values of a company that an admin changes; what is absent stays. */
export type AdminCompanyChange = Partial<Pick<StoredCompany, 'name' | 'phone'>>

/** Changes a company for an admin, who has seen its stamp (H12). */
export function changeCompanyForAdmin(
  company: StoredCompany,
  change: AdminCompanyChange,
): ChangedCompany | Refusal {
  if (company.ownerDeleted) return refuse('conflict', 'Quem cuidava dessa arena excluiu a conta.')
  return changedCompany({ ...company, ...change, version: company.version + 1 })
}

/** The facts by which a decision about a company is judged and told. */
type DecisionFacts = {
  /** Whoever runs it; null for nobody. */
  owner: { id: string; name: string; email: string } | null
  /** True if one of its fields is active. */
  hasField: boolean
}

/**
 * Decides about an arena (H12), as far as its status allows. The owner gets a mail and a notification with the reason;
 * the same decision again, for the same reason, changes nothing and tells nobody.
 */
export function decideCompany(
  company: StoredCompany,
  { status, reason }: { status: DecidedStatus; reason: string | null },
  { owner, hasField }: DecisionFacts,
): Outcome<{ companies: readonly StoredCompany[] }> {
  if (status === 'approved' && company.ownerDeleted)
    return refuse('owner_deleted', 'Quem cuidava dessa arena excluiu a conta. Ela não volta mais ao site.')
  const statusReason = status === 'approved' ? null : reason
  if (company.status === status && (company.statusReason ?? null) === statusReason)
    return { ok: true, changes: { companies: [] }, notices: [] }
  if (!canDecide(company.status, status))
    return refuse(
      'invalid_transition',
      `A situação da arena agora é “${companyStatusLabels[company.status]}”. Confira antes de decidir.`,
    )
  const done = changedCompany({ ...company, status, statusReason })
  if (owner === null) return done
  const { type, told } = decisions[status]
  const why = statusReason === null ? '' : ` Motivo: ${statusReason}`
  const message = `${told(calledArena(company.name), hasField)}${why}`
  const subject = 'Novidade sobre a sua arena'
  const link = '/company'
  return {
    ...done,
    letters: [{ to: owner.email, subject, text: `${greeting(owner)} ${message}`, link }],
    notices: [
      { userId: owner.id, kind: null, type, message, actionText: 'Abrir minha arena', actionUrl: link },
    ],
  }
}

/** The words to the owner, by decision. */
const decisions: Record<
  DecidedStatus,
  { type: Notice['type']; told: (arena: string, hasField: boolean) => string }
> = {
  approved: {
    type: 'success',
    told: (arena, hasField) =>
      `A ${arena} foi aprovada. Ela ${hasField ? 'já aparece na busca' : 'aparece na busca assim que tiver um campo'}.`,
  },
  refused: {
    type: 'warning',
    told: (arena) => `O cadastro da ${arena} não foi aprovado. Confira os dados e fale com a gente.`,
  },
  suspended: {
    type: 'warning',
    told: (arena) => `A ${arena} saiu do site. Fale com a gente para ela voltar.`,
  },
}
