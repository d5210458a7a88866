import type { adminNews } from '@campo-livre/domain/admin/admin-changes.ts'
import {
  addCompany,
  type AdminCompanyChange,
  changeCompanyForAdmin,
} from '@campo-livre/domain/companies/operations.ts'
import type { Court } from '@campo-livre/domain/fields/set-up/court-input.ts'
import {
  type AdminFieldChange,
  changeFieldForAdmin,
  createField,
} from '@campo-livre/domain/fields/operations.ts'
import { keepReview } from '@campo-livre/domain/reviews/mark-review.ts'
import { isNameTaken } from '@campo-livre/domain/text/name-taken.ts'
import type * as z from 'zod/mini'
import type { Database } from '../../store/database.ts'
import { newId } from '../../store/ids.ts'
import type { UserRecord } from '../../store/records.ts'
import { placeOf } from '../../places/place-of.ts'
import { setFieldStatus } from '../../fields/change-fields.ts'
import { applyOutcome } from '../../store/apply-outcome.ts'
import { arenaOf } from '../arena-of.ts'
import { type DeedContext, type Deeds, found } from '../deed.ts'

type NewArena = z.infer<(typeof adminNews)['companies']>

/** The deeds of an admin with an arena beside the decision about it. */
export const companyDeeds: Deeds = {
  create: async ({ db }, values) => {
    const { ownerId, name, ...facts } = values as NewArena
    const owner = ownerOf(db, ownerId)
    const outcome = addCompany({ ...facts, company_name: name }, owner, {
      id: newId('cmp'),
      spot: placeOf(db, facts),
      arenas: {
        hasOwner: (id) => db.companies.by('ownerId', id).length > 0,
        hasCnpj: (cnpj) => db.companies.by('cnpj', cnpj).length > 0,
        hasSlug: (slug) => db.companies.by('slug', slug).length > 0,
      },
    })
    const { changes } = await applyOutcome(db, outcome)
    return changes.companies[0].id
  },
  same: ({ db }, { cnpj }) => db.companies.by('cnpj', String(cnpj)).length > 0,
  change: async ({ db }, id, values) => {
    await applyOutcome(db, changeCompanyForAdmin(found(db.companies.find(id)), values as AdminCompanyChange))
  },
}

/** Returns the account that an id or, as in a file, an e-mail names; undefined for none. */
function ownerOf(db: Database, text: string): UserRecord | undefined {
  return db.users.find(text) ?? db.users.by('email', text.toLowerCase())[0]
}

/** The deeds of an admin with a field. */
export const fieldDeeds: Deeds = {
  create: async ({ db }, { companyId: arena, sport, ...facts }) => {
    const court = {
      ...facts,
      sports: [sport],
      amenities: [],
      description: '',
      rules: null,
    } as unknown as Court
    const { id: companyId } = arenaOf(db, arena)
    const made = { id: newId('fld'), companyId, fields: db.fields.by('companyId', companyId) }
    const { changes } = await applyOutcome(db, createField(court, made))
    return changes.fields[0].id
  },
  same: ({ db }, { companyId, name }) =>
    isNameTaken(String(name), db.fields.by('companyId', arenaOf(db, companyId).id)),
  change: ({ db }, id, values) => {
    const field = found(db.fields.find(id))
    const fields = db.fields.by('companyId', field.companyId)
    return applyOutcome(db, changeFieldForAdmin(field, values as AdminFieldChange, fields))
  },
  acts: {
    activate: (context, id) => become(context, id, 'active'),
    pause: (context, id) => become(context, id, 'inactive'),
    archive: (context, id) => become(context, id, 'archived'),
  },
}

function become({ db, now }: DeedContext, id: string, status: 'active' | 'inactive' | 'archived') {
  const field = found(db.fields.find(id))
  return setFieldStatus(db, now, { field, company: found(db.companies.find(field.companyId)) }, status)
}

/** A review is what somebody said: an admin takes it down, with a reason, or keeps what was reported, and never changes it. */
export const reviewDeeds: Deeds = {
  acts: { keep: ({ db }, id) => applyOutcome(db, keepReview(found(db.reviews.find(id)))) },
  remove: async ({ db }, id) => db.reviews.remove(id),
}
