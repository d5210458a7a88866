import { answeredBefore } from '@campo-livre/domain/outcome/answered-before.ts'
import type { Database } from '../store/database.ts'
import type { Answer } from './answer.ts'
import { KEY_OF_ANOTHER, KEY_TOO_LONG } from './rules.ts'
import { invalid, refusedAt } from './refused.ts'

/** The number of answers that are kept for a person; older ones are dropped. */
const KEPT = 50

/** The field in which an error of the key is reported. */
const KEY = 'Idempotency-Key'

/** Returns the reads of the answers that are kept for a person, each by itself. */
export function storedAnswers(db: Database, key: string | null, userId: () => string | undefined) {
  if (key === null) return []
  return [() => db.replays.find(replayId(userId(), key)), () => db.replays.by('userId', userId() ?? '')]
}

const replayId = (userId: string | undefined, key: string) => `${userId}:${key}`

/**
 * Runs `task` once per user, `Idempotency-Key` and request: the same request again gets the stored answer, and the key
 * with another request is refused with 422. A refused call has no effect, so its key may be used again.
 */
export async function idempotent(
  db: Database,
  { key, userId, request }: { key: string | null; userId: string; request: string },
  task: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return task()
  if (key.length > 255)
    throw invalid(KEY, 'Use uma chave de repetição de até 255 caracteres.').because(KEY_TOO_LONG)
  const id = replayId(userId, key)
  const known = answeredBefore(db.replays.find(id), (first) => first.request === request)
  if (known?.ok === false) throw refusedAt(KEY, known.code, known.message).because(KEY_OF_ANOTHER)
  if (known) {
    const { status, body } = known.kept
    return { status, body: JSON.parse(body), headers: { 'Idempotent-Replayed': 'true' } }
  }
  const answer = await task()
  await db.replays.insert({ id, request, status: answer.status, body: JSON.stringify(answer.body) })
  for (const old of db.replays.by('userId', userId).slice(0, -KEPT)) db.replays.remove(old.id)
  return answer
}
