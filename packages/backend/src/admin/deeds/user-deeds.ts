import type { adminNews } from '@campo-livre/domain/admin/admin-changes.ts'
import { mayDelete } from '@campo-livre/domain/users/deletion.ts'
import { withCountry } from '@campo-livre/domain/users/phone.ts'
import type * as z from 'zod/mini'
import { newId, newToken } from '../../store/ids.ts'
import { Refused } from '../../http/refused.ts'
import { clashesOf, requireNone } from '../../account/clashes.ts'
import { endSessions } from '../../account/end-sessions.ts'
import { invite } from '../../account/invite.ts'
import { mailDeleted } from '../../account/letters.ts'
import { deletionOf, isLastAdmin, whatIsInTheWay } from '../../me/deletion.ts'
import { forgetPerson } from '../../me/forget-person.ts'
import { type DeedContext, type Deeds, found } from '../deed.ts'

type NewUser = z.infer<(typeof adminNews)['users']>

/** The deeds of an admin with somebody's account. Nobody shuts themselves, or the last admin, out. */
export const userDeeds: Deeds = {
  create: async ({ db, now }, values) => {
    const { name, email, phone, profile } = values as NewUser
    requireNone(clashesOf(db, { email, ...(phone === null ? {} : { phone }) }))
    const user = await db.users.insert({
      id: newId('usr'),
      name,
      email,
      phone: phone === null ? null : withCountry(phone),
      imagePath: null,
      emailVerifiedAt: null,
      profile: { name: profile },
      // Nobody knows it: the invitation is the only way in.
      password: newToken(),
      blocked: false,
      invited: true,
    })
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
      if (!user.invited) throw new Refused('conflict', 'Essa pessoa já entrou na conta dela.')
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
