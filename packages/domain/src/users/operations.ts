import type { Done } from '../outcome/outcome.ts'
import { type InputErrors, refuse, refuseInputs, type Refusal } from '../refusals/refusal.ts'
import { emailAskedLetter, emailChangedLetter, passwordChangedLetter } from './account-letters.ts'
import type { AccountChange, BirthDate } from './account-changes.ts'
import { birthDateProblem, GUARDIAN_NEEDED, needsGuardian } from './birth-date.ts'
import type { CompanyRegistration } from '../companies/company-registration.ts'
import { changeFavourites, type FavouritesChange, MAX_FAVOURITES } from './favourites.ts'
import { type Proof, refuseEmailCode, refuseWrongCode } from './proving.ts'
import { withCountry } from './phone.ts'
import {
  MAX_NEWS_FIELDS,
  MAX_SEARCHES,
  type SavedSearch,
  type SearchesChange,
  type StoredSearch,
} from '../fields/list/saved-search.ts'
import type { Registration } from './registration.ts'
import type { StoredUser } from './stored-user.ts'
import { type Role, roleOf } from './user.ts'

/** A user who has changed, or a new one. */
type ChangedUser = Done<{ users: readonly [StoredUser] }>

const changed = (user: StoredUser): ChangedUser => ({ ok: true, changes: { users: [user] }, notices: [] })

/** The values by which an account is known; those that are absent are not asked about. */
type Claims = { email?: string; phone?: string; cpf?: string | null | undefined; cnpj?: string }

/** Returns whether an account, other than that of who asks, or an arena has a value: an e-mail in small letters, figures alone. */
export type Known = (what: keyof Claims, value: string) => boolean

/** Returns an error for each value that another account or arena has already (H11). */
export function takenValues({ email, phone, cpf, cnpj }: Claims, known: Known): InputErrors {
  const errors: InputErrors = {}
  if (email && known('email', email.toLowerCase())) errors.email = ['Este e-mail já está cadastrado.']
  if (phone && known('phone', phone)) errors.phone = ['Este telefone já está cadastrado.']
  if (cpf && known('cpf', cpf)) errors.cpf = ['Este CPF já está cadastrado.']
  if (cnpj && known('cnpj', cnpj)) errors.cnpj = ['Este CNPJ já está cadastrado.']
  return errors
}

/** The facts by which a new account is judged and made. */
type NewUserFacts = { id: string; at: string; known: Known }

/**
 * Registers an athlete (H11), who confirms the e-mail before signing in. Under 18 a guardian's consent is required;
 * `today` is the day at home.
 */
export function registerAthlete(
  body: Registration,
  { today, known, ...made }: NewUserFacts & { today: string },
): ChangedUser | Refusal {
  const errors = takenValues(body, known)
  const problem = birthDateProblem(body.date, today)
  if (problem !== null) errors.date = [problem]
  const isGuarded = needsGuardian(body.date, today)
  if (isGuarded && body.guardian_consent !== true) errors.guardian_consent = [GUARDIAN_NEEDED]
  return (
    refuseInputs(errors) ??
    changed({
      ...registered(body, 'athlete', made),
      cpf: body.cpf ?? null,
      birthDate: body.date,
      gender: body.gender,
      ...(isGuarded && { guardianConsent: true }),
    })
  )
}

/** Registers the owner of an arena (H11), who confirms the e-mail before signing in. */
export function registerOwner(
  body: CompanyRegistration,
  { known, ...made }: NewUserFacts,
): ChangedUser | Refusal {
  return refuseInputs(takenValues(body, known)) ?? changed(registered(body, 'company', made))
}

type Registered = Pick<Registration, 'name' | 'email' | 'phone' | 'password' | 'terms_version'>

function registered(
  { name, email, phone, password, terms_version: version }: Registered,
  profile: Role,
  { id, at }: { id: string; at: string },
): StoredUser {
  return {
    ...newUser({ id, name, email, phone: withCountry(phone), profile, password }),
    terms: { version, acceptedAt: at },
  }
}

type NewUser = Pick<StoredUser, 'id' | 'name' | 'email' | 'phone' | 'password'> & { profile: Role }

function newUser({ profile, ...facts }: NewUser): StoredUser {
  return { ...facts, imagePath: null, emailVerifiedAt: null, profile: { name: profile }, blocked: false }
}

/**
 * Opens an account for somebody, who is invited to make it theirs (H12). Nobody knows its password: the invitation is
 * the only way in.
 */
export function inviteUser(
  { name, email, phone, profile }: { name: string; email: string; phone: string | null; profile: Role },
  { id, password, known }: { id: string; password: string; known: Known },
): ChangedUser | Refusal {
  const user = newUser({ id, name, email, phone: phone && withCountry(phone), profile, password })
  return (
    refuseInputs(takenValues({ email, ...(phone !== null && { phone }) }, known)) ??
    changed({ ...user, invited: true })
  )
}

/** Refuses another invitation of somebody who has made the account theirs (H12). */
export function refuseInvitation({ invited = false }: StoredUser): Refusal | null {
  return invited ? null : refuse('conflict', 'Essa pessoa já entrou na conta dela.')
}

/**
 * Changes the data of an account (H11), except for the e-mail. The birth date cannot be removed, and a minor needs the
 * consent that registering asks for; `today` is the day at home.
 */
export function changeAccount(
  user: StoredUser,
  { name, phone, cpf, date, gender }: AccountChange,
  { today, known }: { today: string; known: Known },
): ChangedUser | Refusal {
  const errors = takenValues({ phone, cpf }, known)
  const problem = dateProblem(user, date, today)
  if (problem !== null) errors.date = [problem]
  return (
    refuseInputs(errors) ??
    changed({ ...user, name, phone: withCountry(phone), cpf, birthDate: date, gender })
  )
}

const TO_USE = 'para usar o Campo Livre'

function dateProblem(user: StoredUser, date: string | null, today: string): string | null {
  const { birthDate = null, guardianConsent = false } = user
  if (date === birthDate) return null
  if (date === null) return 'Informe o dia em que você nasceu.'
  const problem = birthDateProblem(date, today, TO_USE)
  return problem ?? (needsGuardian(date, today) && !guardianConsent ? GUARDIAN_NEEDED : null)
}

/** Keeps the birth date that a racha with ages asks for, of somebody who has given none yet (N2). */
export function giveBirthDate(
  user: StoredUser,
  { date, guardian_consent: agreed = false }: BirthDate,
  today: string,
): ChangedUser | Refusal {
  const known = user.birthDate ?? null
  if (known !== null && known !== date)
    return refuse('conflict', 'Sua data de nascimento já está no seu perfil. Mude por lá.')
  const problem = birthDateProblem(date, today, TO_USE)
  const isGuarded = needsGuardian(date, today)
  const guardianConsent = agreed || user.guardianConsent === true
  return (
    refuseInputs({
      ...(problem !== null && { date: [problem] }),
      ...(isGuarded && !guardianConsent && { guardian_consent: [GUARDIAN_NEEDED] }),
    }) ?? changed({ ...user, birthDate: date, ...(isGuarded && { guardianConsent }) })
  )
}

/** Asks for another e-mail, which counts once its code has come back (H11), and warns the present one. */
export function askEmailChange(user: StoredUser, email: string, known: Known): ChangedUser | Refusal {
  if (email.toLowerCase() === user.email.toLowerCase())
    return refuse('invalid', 'Esse já é o e-mail da sua conta.', 'email')
  const asked = { ...changed({ ...user, pendingEmail: email }), letters: [emailAskedLetter(user, email)] }
  return refuseInputs(takenValues({ email }, known)) ?? asked
}

/** Gives a user the e-mail whose code has come back (H11), unless another account has taken it meanwhile, and tells the old one. */
export function confirmEmailChange(
  user: StoredUser,
  proof: Proof | undefined,
  { at, known }: { at: string; known: Known },
): ChangedUser | Refusal {
  const refusal = refuseEmailCode(user, proof, at)
  if (refusal || !proof) return refusal ?? refuseWrongCode()
  const { email } = proof
  if (takenValues({ email }, known).email) return refuse('email_taken', 'Este e-mail já está cadastrado.')
  const letters = [emailChangedLetter(user, email)]
  return { ...changed({ ...user, email, pendingEmail: null, emailVerifiedAt: at }), letters }
}

/** Gives a user another password than the present one, and tells them (H11). `password` is what is stored of it. */
export function changePassword(
  user: StoredUser,
  password: string,
  isPresent: boolean,
): ChangedUser | Refusal {
  if (isPresent) return refuse('invalid', 'Escolha uma senha diferente da atual.', 'password')
  const letters = [passwordChangedLetter(user)]
  return { ...changed({ ...user, password, passwordUnproven: false }), letters }
}

/** Makes an account theirs of somebody who was invited (H12): with a password, and the agreement to the terms. */
export function takeInvitation(
  user: StoredUser,
  { password, terms_version: version }: { password: string; terms_version?: string | undefined },
  at: string,
): ChangedUser | Refusal {
  if (version === undefined)
    return refuse('invalid', 'Sem esse aceite não dá para criar a conta.', 'terms_version')
  const terms = { version, acceptedAt: at }
  return changed({ ...user, password, terms, emailVerifiedAt: at, invited: false })
}

/** Changes the favourites of an athlete, up to the most (H1); `isFound` tells of a field whether people find it. */
export function changeFavouritesOf(
  user: StoredUser,
  { add, remove }: FavouritesChange,
  isFound: (fieldId: string) => boolean,
): ChangedUser | Refusal {
  const favourites = changeFavourites(user.favourites ?? [], { add: add.filter(isFound), remove })
  if (favourites.length > MAX_FAVOURITES)
    return refuse('invalid', `Você já tem ${MAX_FAVOURITES} favoritos. Tire um antes de pôr outro.`, 'add')
  return changed({ ...user, favourites })
}

/**
 * Changes the searches that somebody keeps (H1), the latest first, up to the most. `found` returns the fields that one finds
 * now: those are no news.
 */
export function changeSearchesOf(
  user: StoredUser,
  { keep, remove }: SearchesChange,
  { at, found }: { at: string; found: (search: SavedSearch) => readonly string[] },
): ChangedUser | Refusal {
  const kept = user.savedSearches ?? []
  const come = keep.filter(({ link }) => kept.every((each) => each.link !== link))
  const changedOnes = kept.map((each) => ({ ...each, ...keep.find(({ link }) => link === each.link) }))
  const added = come.map((search): StoredSearch => {
    const known = found(search)
    return {
      ...search,
      known: known.length > MAX_NEWS_FIELDS ? null : [...known],
      checkedAt: at,
      toldOn: null,
    }
  })
  const savedSearches = [...added, ...changedOnes].filter(({ link }) => !remove.includes(link))
  if (savedSearches.length > MAX_SEARCHES)
    return refuse(
      'invalid',
      `Você já tem ${MAX_SEARCHES} buscas salvas. Tire uma antes de salvar outra.`,
      'keep',
    )
  return changed({ ...user, savedSearches })
}

/** Returns whether nobody else could run the platform; `users` are all accounts. */
export function isLastAdmin(user: StoredUser, users: readonly StoredUser[]): boolean {
  if (roleOf(user) !== 'admin') return false
  return !users.some(
    (other) =>
      other.id !== user.id && roleOf(other) === 'admin' && !other.blocked && other.emailVerifiedAt !== null,
  )
}

/** Refuses an admin what would shut themselves, or the last admin, out (H12). */
export function refuseShuttingOut(
  user: StoredUser,
  { byId, users }: { byId: string; users: readonly StoredUser[] },
): Refusal | null {
  if (user.id === byId)
    return refuse('conflict', 'Essa é a sua própria conta. Peça a outra pessoa da administração.')
  if (isLastAdmin(user, users))
    return refuse(
      'conflict',
      'É a única pessoa que cuida da plataforma. Passe essa tarefa para alguém antes.',
    )
  return null
}
