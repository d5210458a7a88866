import { type Address, type Owner, routes } from '../../testing/routes.ts'

/** A user of each profile, by e-mail. */
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
  // Sent to the company's home, which refuses it (B6).
  unknown: '/acesso-negado',
}

/** The owner of each folder of route files, in the words of docs/routes.md. */
export const layouts: Record<string, Owner> = {
  _public: 'everyone',
  _guest: 'guests',
  _athlete: 'athlete',
  _company: 'company',
  _admin: 'admin',
}

/** Returns the address that opening another one ends at. */
export type End = (address: Address) => string

/** Returns where a route ends for a persona, by docs/routes.md. */
export const endFor =
  (who: Persona | 'guests'): End =>
  ({ pattern, path, owner }) => {
    // `/atleta` redirects to the profile (A13).
    if (pattern === '/atleta' && who === 'athlete') return homes.athlete
    if (owner === 'everyone' || owner === who) return path
    return who === 'guests' ? `/login?redirect=${encodeURIComponent(path)}` : homes[who]
  }

/** A refused token ends on the login, except on pages for guests (D6, D8). */
export const afterRefusal: End = ({ path, owner }) =>
  owner === 'guests' ? path : `/login?redirect=${encodeURIComponent(path)}`

/** Returns a line for every route with its end. */
export const ends = (end: End): string[] => routes.map((address) => lineOf(address, end(address)))

export const lineOf = ({ pattern }: Address, href: string): string => `${pattern} → ${href}`
