import { mayDelete } from '@campo-livre/domain/users/deletion.ts'
import { Refused } from '../../../http/refused.ts'
import { endSessions } from '../../account/end-sessions.ts'
import { mailDeleted } from '../../account/letters.ts'
import { deletionOf, isLastAdmin, whatIsInTheWay } from '../../me/deletion.ts'
import { forgetPerson } from '../../me/forget-person.ts'
import { type DeedContext, type Deeds, found } from '../deed.ts'

/** The deeds of an admin with somebody's account. Nobody shuts themselves, or the last admin, out. */
export const userDeeds: Deeds = {
  change: ({ db }, id, values) => db.users.update(id, values),
  acts: {
    block: async (context, id) => {
      requireOther(context, id)
      const { db } = context
      endSessions(db, id)
      return db.users.update(id, { blocked: true })
    },
    unblock: ({ db }, id) => db.users.update(id, { blocked: false }),
    verify_email: ({ db, now }, id) => db.users.update(id, { emailVerifiedAt: now }),
    end_sessions: async (context, id) => {
      requireOther(context, id)
      endSessions(context.db, id)
    },
  },
  remove: async (context, id) => {
    requireOther(context, id)
    const { db, now } = context
    const user = found(db.users.find(id))
    const deletion = deletionOf(db, now, user)
    if (!mayDelete(deletion)) throw new Refused('deletion_blocked', whatIsInTheWay(deletion))
    await forgetPerson(db, now, user)
    await mailDeleted(db, now, user)
  },
}

function requireOther({ db, user }: DeedContext, id: string): void {
  if (id === user.id)
    throw new Refused('conflict', 'Essa é a sua própria conta. Peça a outra pessoa da administração.')
  if (isLastAdmin(db, found(db.users.find(id))))
    throw new Refused(
      'conflict',
      'É a única pessoa que cuida da plataforma. Passe essa tarefa para alguém antes.',
    )
}
