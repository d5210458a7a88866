import type { Role } from './user.ts'

/** The roles as people read them. */
export const profileLabels: Readonly<Record<Role, string>> = {
  athlete: 'Atleta',
  company: 'Empresa',
  admin: 'Administração',
}
