import { type Address, type Owner, routes } from '../../testing/routes.ts'

/** Somebody of each profile, by e-mail. */
export const personas = {
  athlete: 'nova@campolivre.test',
  company: 'empresa.nova@campolivre.test',
  admin: 'admin@campolivre.test',
  unknown: 'desconhecido@campolivre.test',
} as const
export type Persona = keyof typeof personas
export const everybody = Object.keys(personas) as Persona[]

const homes: Record<Persona, string> = {
  athlete: '/atleta/perfil',
  company: '/company',
  admin: '/pages/crud',
  // B6: sent to the company's home, which refuses it.
  unknown: '/acesso-negado',
}

/** The folder of the route files says who opens them; the guide says it for people. */
export const layouts: Record<string, Owner> = {
  _public: 'everyone',
  _guest: 'guests',
  _athlete: 'athlete',
  _company: 'company',
  _admin: 'admin',
}

/** Where who opens an address ends. */
export type End = (address: Address) => string

/** Where everybody's way ends by the guide. */
export const endFor =
  (who: Persona | 'guests'): End =>
  ({ pattern, path, owner }) => {
    // A13
    if (pattern === '/atleta' && who === 'athlete') return homes.athlete
    if (owner === 'everyone' || owner === who) return path
    return who === 'guests' ? `/login?redirect=${encodeURIComponent(path)}` : homes[who]
  }

/** A refused token ends on the login from wherever it was, but where guests are at home (D6, D8). */
export const afterRefusal: End = ({ path, owner }) =>
  owner === 'guests' ? path : `/login?redirect=${encodeURIComponent(path)}`

/** All of them, a line each. */
export const ends = (end: End): string[] => routes.map((address) => lineOf(address, end(address)))

export const lineOf = ({ pattern }: Address, href: string): string => `${pattern} → ${href}`
