import type { HistoryEntry } from '@campo-livre/domain/lists/history.ts'
import type { Database } from '../store/database.ts'
import type { EditRecord } from '../store/records.ts'
import type { Answer } from '../http/answer.ts'
import { okPage, type PageQuery } from '../http/page.ts'

/** Answers one page of the changes of a row, newest first. */
export function okHistory(db: Database, subjectId: string, query: PageQuery): Answer {
  // Of two changes at one instant the later one comes first, too.
  const edits = db.edits
    .by('subjectId', subjectId)
    .toReversed()
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return okPage(edits, query, (edit) => toEntry(db, edit))
}

function toEntry(db: Database, { id, at, userId, kind, changes }: EditRecord): HistoryEntry {
  return { id, at, kind, changes, who: db.users.find(userId)?.name ?? null }
}
