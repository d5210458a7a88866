import type { adminNews } from '@campo-livre/domain/admin/admin-changes.ts'
import type { Court } from '@campo-livre/domain/fields/court-input.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import type * as z from 'zod/mini'
import type { Database } from '../../store/database.ts'
import type { UserRecord } from '../../store/records.ts'
import { invalid, Refused } from '../../http/refused.ts'
import { clashesOf, requireNone } from '../../account/clashes.ts'
import { newCompany } from '../../account/register-company.ts'
import { setFieldStatus } from '../../fields/change-field-status.ts'
import { addDraft } from '../../fields/create-field.ts'
import { isNameTaken, requireFreeName } from '../../fields/own-field.ts'
import { arenaOf } from '../arena-of.ts'
import { type DeedContext, type Deeds, found } from '../deed.ts'

type NewArena = z.infer<(typeof adminNews)['companies']>

/** The deeds of an admin with an arena beside the decision about it. */
export const companyDeeds: Deeds = {
  create: async ({ db }, values) => {
    const { ownerId, name, ...facts } = values as NewArena
    const owner = ownerOf(db, ownerId)
    requireNone(clashesOf(db, { cnpj: facts.cnpj }))
    return (await db.companies.insert(newCompany(db, { ...facts, company_name: name }, owner))).id
  },
  same: ({ db }, { cnpj }) => db.companies.where((company) => company.cnpj === cnpj).length > 0,
  change: async ({ db }, id, values) => {
    const { version, ownerDeleted } = found(db.companies.find(id))
    if (ownerDeleted) throw new Refused('conflict', 'Quem cuidava dessa arena excluiu a conta.')
    return db.companies.update(id, { ...values, version: version + 1 })
  },
}

/** Returns the account that is to run a new arena, by its id or, as in a file, by its e-mail. */
function ownerOf(db: Database, text: string): UserRecord {
  const owner = db.users.find(text) ?? db.users.by('email', text.toLowerCase())[0]
  if (!owner) throw invalid('ownerId', 'Não há uma conta com esse e-mail. Convide a pessoa primeiro.')
  if (roleOf(owner) !== 'company') throw invalid('ownerId', 'Essa conta não é de empresa.')
  if (db.companies.by('ownerId', owner.id).length > 0)
    throw invalid('ownerId', 'Essa conta já cuida de uma arena.')
  return owner
}

/** The deeds of an admin with a field. */
export const fieldDeeds: Deeds = {
  create: async ({ db }, { companyId, sport, ...facts }) => {
    const court = {
      ...facts,
      sports: [sport],
      amenities: [],
      description: '',
      rules: null,
    } as unknown as Court
    return (await addDraft(db, arenaOf(db, companyId).id, court)).id
  },
  same: ({ db }, { companyId, name }) =>
    isNameTaken(db, { companyId: arenaOf(db, companyId).id, name: String(name) }),
  change: async ({ db }, id, values) => {
    const field = found(db.fields.find(id))
    if (typeof values.name === 'string') requireFreeName(db, { ...field, name: values.name })
    return db.fields.update(id, { ...values, version: field.version + 1 })
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

/** A review is what somebody said: an admin takes it down, with a reason, and never changes it. */
export const reviewDeeds: Deeds = {
  remove: async ({ db }, id) => db.reviews.remove(id),
}
