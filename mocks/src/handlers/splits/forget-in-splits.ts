import type { Database } from '../../db/database.ts'
import type { SplitRecord, UserRecord } from '../../db/records.ts'
import { NOBODY } from '../me/nobody.ts'

/** Removes a person's name and account from all bills (LGPD). Amounts and payments stay: others owe by them. */
export async function forgetInSplits(db: Database, { id: userId, name }: UserRecord): Promise<void> {
  for (const split of db.splits.where((each) => isIn(each, userId))) {
    const clean = (text: string) => text.replaceAll(name, NOBODY)
    const cleaned = (text: string | null) => (text === null ? null : clean(text))
    await db.splits.update(split.id, {
      people: split.people.map((each) =>
        each.userId === userId ? { ...each, userId: null, name: NOBODY } : each,
      ),
      changes: split.changes.map((change) => ({
        ...change,
        who: clean(change.who),
        what: clean(change.what),
        differences: change.differences.map((each) => ({
          name: clean(each.name),
          before: cleaned(each.before),
          after: cleaned(each.after),
        })),
      })),
      commands: split.commands.map((each) =>
        each.by === userId || each.command.includes(name) ? { ...each, by: '', command: '' } : each,
      ),
    })
  }
}

const isIn = ({ organizerId, people }: SplitRecord, userId: string) =>
  organizerId === userId || people.some((each) => each.userId === userId)
