import type { adminNews } from '@campo-livre/domain/admin/admin-changes.ts'
import { deletedLetter } from '@campo-livre/domain/users/account-letters.ts'
import { refuseDeletion } from '@campo-livre/domain/users/deletion.ts'
import { inviteUser, refuseInvitation, refuseShuttingOut } from '@campo-livre/domain/users/operations.ts'
import type * as z from 'zod/mini'
import { newId, newToken } from '../../store/ids.ts'
import { knownOthers } from '../../account/clashes.ts'
import { endSessions } from '../../account/end-sessions.ts'
import { invite } from '../../account/invite.ts'
import { sendLetter } from '../../notifications/send-letter.ts'
import { deletionOf } from '../../me/deletion.ts'
import { forgetPerson } from '../../me/forget-person.ts'
import { applyOutcome, requireNoRefusal } from '../../store/apply-outcome.ts'
import { type DeedContext, type Deeds, found } from '../deed.ts'

type NewUser = z.infer<(typeof adminNews)['users']>

/** The deeds of an admin with somebody's account. Nobody shuts themselves, or the last admin, out. */
export const userDeeds: Deeds = {
  create: async ({ db, now }, values) => {
    const outcome = inviteUser(values as NewUser, {
      id: newId('usr'),
      password: newToken(),
      known: knownOthers(db),
    })
    const { changes } = await applyOutcome(db, outcome)
    const [user] = changes.users
    await invite(db, now, user)
    return user.id
  },
  same: ({ db }, { email }) => db.users.by('email', String(email).toLowerCase()).length > 0,
  change: ({ db }, id, values) => db.users.update(id, values),
  acts: {
    block: async (context, id) => {
      requireOther(context, id)
      const { db } = context
      endSessions(db, id)
      return db.users.update(id, { blocked: true })
    },
    invite: async ({ db, now }, id) => {
      const user = found(db.users.find(id))
      requireNoRefusal(refuseInvitation(user))
      await invite(db, now, user)
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
    requireNoRefusal(refuseDeletion(deletionOf(db, now, user)))
    await forgetPerson(db, now, user)
    await sendLetter(db, now, deletedLetter(user))
  },
}

function requireOther({ db, user }: DeedContext, id: string): void {
  requireNoRefusal(
    refuseShuttingOut(found(db.users.find(id)), { byId: user.id, users: db.users.by('role', 'admin') }),
  )
}
