import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { UserRecord } from '../db/records.ts'
import { personaIds } from './persona-ids.ts'
import { PERSONA_PASSWORD, personas } from './personas.ts'

type Facts = Pick<UserRecord, 'name' | 'phone'> & {
  profile: string
  /** Days ago that the e-mail was verified; null: never. */
  verifiedDaysAgo: number | null
  blocked?: true
}

const facts: Record<string, Facts> = {
  [personaIds.atleta]: {
    name: 'Rafael Monteiro',
    phone: '5585901234567',
    profile: 'athlete',
    verifiedDaysAgo: 420,
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

/** The personas as the backend keeps them. */
export function personaUsers(now: string): UserRecord[] {
  return personas.map(({ id, email }) => {
    const known = facts[id]
    if (!known) throw new Error(`no facts about persona ${id}`)
    const { name, phone, profile, verifiedDaysAgo, blocked } = known
    return {
      id,
      name,
      email,
      phone,
      imagePath: null,
      emailVerifiedAt:
        verifiedDaysAgo === null ? null : toInstant(toMinutes(now) - Math.round(verifiedDaysAgo * 1440)),
      profile: { name: profile },
      password: PERSONA_PASSWORD,
      blocked: blocked ?? false,
    }
  })
}
