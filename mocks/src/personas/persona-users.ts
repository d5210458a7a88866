import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import type { UserRecord } from '@campo-livre/backend/store/records.ts'
import { personaIds } from './persona-ids.ts'
import { PERSONA_PASSWORD, personas } from './personas.ts'

/** The details that some personas have entered about themselves. */
type Details = Pick<
  UserRecord,
  'cpf' | 'birthDate' | 'gender' | 'sports' | 'city' | 'muted' | 'favourites' | 'card'
>

type Facts = Pick<UserRecord, 'name' | 'phone'> & {
  profile: string
  /** The number of days since the e-mail was verified; null: never. */
  verifiedDaysAgo: number | null
  blocked?: true
  details?: Details
}

const facts: Record<string, Facts> = {
  [personaIds.atleta]: {
    name: 'Rafael Monteiro',
    phone: '5585901234567',
    profile: 'athlete',
    verifiedDaysAgo: 420,
    details: {
      cpf: '31807452662',
      birthDate: '1994-07-12',
      gender: 'male',
      sports: [
        { sport: 'society', skill: 4 },
        { sport: 'futsal', skill: 3 },
        { sport: 'beach-tennis', skill: 1 },
      ],
      city: 'Fortaleza',
      muted: ['tabs'],
      favourites: ['fld-arena-beira-mar-campo-norte', 'fld-lagoa-redonda-society-mangueira'],
      card: {
        name: 'Rafa Monteiro',
        positions: ['midfielder', 'forward'],
        foot: 'left',
        heightCm: 178,
        seenBy: {
          positions: 'public',
          foot: 'public',
          height: 'rachas',
          skills: 'public',
          stats: 'public',
          rating: 'rachas',
        },
        listed: true,
        handle: 'rafa7k2q9mxt',
      },
    },
  },
  [personaIds.nova]: { name: 'Júlia Sampaio', phone: null, profile: 'athlete', verifiedDaysAgo: 0.04 },
  [personaIds.intensa]: {
    name: 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo',
    phone: '5511901112233',
    profile: 'athlete',
    verifiedDaysAgo: 1900,
  },
  [personaIds.empresa]: {
    name: 'Socorro Lima',
    phone: '5585902223344',
    profile: 'company',
    verifiedDaysAgo: 900,
    details: { cpf: '70491538260', birthDate: '1971-03-30', gender: 'female' },
  },
  [personaIds.empresaNova]: {
    name: 'Geraldo Pimenta',
    phone: '5531903334455',
    profile: 'company',
    verifiedDaysAgo: 3,
  },
  [personaIds.admin]: { name: 'Beatriz Nogueira', phone: null, profile: 'admin', verifiedDaysAgo: 1200 },
  [personaIds.pendente]: {
    name: 'Tiago Brandão',
    phone: '5571904445566',
    profile: 'athlete',
    verifiedDaysAgo: null,
  },
  [personaIds.desconhecido]: { name: 'Valter Apito', phone: null, profile: 'referee', verifiedDaysAgo: 200 },
  [personaIds.bloqueada]: {
    name: 'Sandra Queiroga',
    phone: '5541905556677',
    profile: 'athlete',
    verifiedDaysAgo: 300,
    blocked: true,
  },
}

/** Returns the personas as users of the database, as of the instant `now`. */
export function personaUsers(now: string): UserRecord[] {
  return personas.map(({ id, email }) => {
    const known = facts[id]
    if (!known) throw new Error(`no facts about persona ${id}`)
    const { name, phone, profile, verifiedDaysAgo, blocked, details } = known
    const emailVerifiedAt =
      verifiedDaysAgo === null ? null : toInstant(toMinutes(now) - Math.round(verifiedDaysAgo * 1440))
    return {
      id,
      name,
      email,
      phone,
      imagePath: null,
      emailVerifiedAt,
      profile: { name: profile },
      password: PERSONA_PASSWORD,
      blocked: blocked ?? false,
      ...(details
        ? { ...details, terms: { version: TERMS_VERSION, acceptedAt: toInstant(toMinutes(now) - 60) } }
        : {}),
    }
  })
}
