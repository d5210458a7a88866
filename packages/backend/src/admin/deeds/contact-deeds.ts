import type { Interest } from '@campo-livre/domain/companies/interest.ts'
import { newId } from '../../store/ids.ts'
import { type Deeds, found } from '../deed.ts'

/** The deeds of an admin with the contact of an arena. */
export const contactDeeds: Deeds = {
  create: async ({ db, now }, values) => {
    const contact = values as Interest
    const { id } = await db.interests.insert({ ...contact, id: newId('int'), createdAt: now })
    return id
  },
  same: ({ db }, { email }) => db.interests.by('reader', String(email).toLowerCase()).length > 0,
  change: ({ db }, id, values) => db.interests.update(id, values),
  acts: {
    answer: ({ db, now }, id) => db.interests.update(id, { answeredAt: now }),
    reopen: ({ db }, id) => db.interests.update(id, { answeredAt: null }),
  },
  remove: async ({ db }, id) => db.interests.remove(id),
}

/** A mail is sent again as it was; its text is its reader's alone. */
export const mailDeeds: Deeds = {
  acts: {
    resend: async ({ db, now }, id) => {
      const mail = found(db.mails.find(id))
      await db.mails.insert({ ...mail, id: newId('mail'), sentAt: now, failure: null, delivery: null })
      await db.mails.update(id, { failure: null })
    },
  },
}

/** A notice is what somebody was told: an admin removes it, and never changes it. */
export const noticeDeeds: Deeds = {
  remove: async ({ db }, id) => db.notifications.remove(id),
}
