import type { Logger } from 'pino'
import type { World } from '../http/answer-call.ts'
import { repeat, type Repeated } from '../repeat.ts'
import { collectFiles } from './collect-files.ts'
import { DATABASES, type FileStore } from './file-store.ts'
import { movePictures } from './move-pictures.ts'

const EVERY_MS = 3_600_000
/** A number of ours: of all processes the one that holds this lock looks after the files. */
const LOCK = 620_413
const SHARED = `no file is removed: other databases have had files in the same place. Delete its ${DATABASES} when this is the only one`

type Options = { world: World; store: FileStore; log: Logger }

/** Moves what still stands in rows into files, and removes files that nobody names, every hour until it is stopped. */
export function startFiles({ world, store, log }: Options): Repeated {
  let leads = false
  let warned = false
  const failed = (error: unknown) => log.error({ err: error }, 'a picture could not be moved into a file')
  const rounds = { unreadable: new Set<string>(), failed }
  const look = async () => {
    leads ||= await world.sql.takeLock(LOCK)
    if (!leads) return
    const moved = await movePictures(world, rounds)
    const removed = await collectFiles(world.sql, store, world.clock.now())
    if (removed === null && !warned) log.warn(SHARED)
    warned ||= removed === null
    if (moved + (removed ?? 0) > 0) log.info({ moved, removed }, 'files')
  }
  return repeat(EVERY_MS, look, (error) => log.error({ err: error }, 'the files could not be looked after'))
}
