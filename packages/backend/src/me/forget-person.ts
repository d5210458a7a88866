import { type Forgotten, forget } from '@campo-livre/domain/privacy/forget.ts'
import { promote } from '@campo-livre/domain/rachas/settle.ts'
import type { Database } from '../store/database.ts'
import { personalData } from '../store/personal-data.ts'
import { type TableName, tableNames, type UserRecord } from '../store/records.ts'
import { keepRacha } from '../rachas/keep-racha.ts'
import { endSlots } from './end-slots.ts'
import { personOf, tablesOf } from './person-tables.ts'
import { companyOf } from '../ownership/own-company.ts'

/**
 * Removes a person from all stored data (LGPD). What others still count on ends first, as if they had ended it themselves;
 * then every table lets go of them by what it declares (`personalData`).
 */
export async function forgetPerson(db: Database, now: string, user: UserRecord): Promise<void> {
  await endSlots(db, now, user)
  await leaveRachas(db, now, user)
  await closeCompany(db, user)
  const person = personOf(user)
  const forgotten = forget(tablesOf(db, person), personalData, person)
  for (const change of forgotten) await keep(db, change)
}

/** A table as a deletion writes it, whatever its rows. */
type Writing = {
  find(id: string): object | undefined
  update(id: string, patch: object): Promise<unknown>
  remove(id: string): void
}

const isTable = (name: string): name is TableName => tableNames.some((known) => known === name)

async function keep(db: Database, { table, id, after }: Forgotten): Promise<void> {
  if (!isTable(table)) return
  const rows: Writing = db[table]
  const before = rows.find(id)
  if (before === undefined) return
  if (after === null) return rows.remove(id)
  // A column that is gone is written, too: as one that has no value.
  const changed = Object.keys(before).filter((key) => Reflect.get(before, key) !== Reflect.get(after, key))
  await rows.update(id, Object.fromEntries(changed.map((key) => [key, Reflect.get(after, key)])))
}

/** Frees the person's places in games to come; those that they organised make no next game. */
async function leaveRachas(db: Database, now: string, user: UserRecord): Promise<void> {
  for (const racha of db.rachas.by('userId', user.id)) {
    if (racha.organizerId === user.id && racha.weekly) await db.rachas.update(racha.id, { weekly: false })
    const participants = racha.participants.filter(({ userId }) => userId !== user.id)
    const isComing = Date.parse(racha.end) > Date.parse(now)
    if (!isComing || participants.length === racha.participants.length) continue
    const before = db.rachas.find(racha.id) ?? racha
    await keepRacha(db, before, promote({ ...before, participants }, now), user.id)
  }
}

/** Takes the person's company off the site for good. */
async function closeCompany(db: Database, user: UserRecord): Promise<void> {
  const company = companyOf(db, user)
  if (company) await db.companies.update(company.id, { status: 'suspended', ownerDeleted: true })
}
