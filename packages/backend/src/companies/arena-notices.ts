import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { notify } from '../notifications/notify.ts'

/**
 * Notifies every admin of a new arena, with a link to it in their list; this cannot be muted. The list is filtered by
 * name, so that the arena is on its first page before and after the decision.
 */
export async function tellAdminsOfArena(db: Database, { id, name, address }: CompanyRecord): Promise<void> {
  const search = new URLSearchParams({
    lista: 'empresas',
    'filtro.name': `igual-a.${name.replaceAll('_', '__')}`,
    aberto: id,
  })
  for (const admin of db.users.where(({ profile }) => profile.name === 'admin'))
    await notify(db, admin.id, {
      kind: null,
      type: 'reminder',
      message: `Uma arena espera aprovação: ${name}, ${address.city}, ${address.state}.`,
      actionText: 'Ver arena',
      actionUrl: `/pages/crud?${search.toString()}`,
    })
}
