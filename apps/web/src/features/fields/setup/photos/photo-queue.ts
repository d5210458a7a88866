/** The progress of a picture on its way. `reading`: it is made small here. */
type Phase = 'waiting' | 'reading' | 'sending' | 'failed'

/** A picture on its way to the field. */
export type Upload = {
  /** Also the idempotency key of its call, so that trying again never sends it twice. */
  id: string
  name: string
  phase: Phase
  /** The part that has been sent, from 0 to 1. */
  progress: number
  /** The prepared picture as a data address; null until then. */
  image: string | null
  /** The reason why it failed, as a sentence. */
  problem: string | null
  /** True for a failure that another try could mend. */
  again: boolean
}

/** A failure in words, and whether another try could mend it. */
export type Failure = { sentence: string; again: boolean }

type Attempt = { signal: AbortSignal; idempotencyKey: string; onProgress: (part: number) => void }

type Tasks = {
  newId: () => string
  /** Makes a file into a data address. */
  prepare: (file: File) => Promise<string>
  send: (image: string, attempt: Attempt) => Promise<unknown>
  failureOf: (error: unknown) => Failure
  /** Called when nothing is under way any more, with the numbers since it began. */
  onQuiet: (result: { sent: number; failed: number; watched: boolean }) => void
  /** Called when the first begins and after the last has ended. */
  onBusy: (busy: boolean) => void
}

/** Two at once use a slow line well, and one that hangs does not keep the others. */
const AT_ONCE = 2

const isRunning = ({ phase }: Upload) => phase === 'reading' || phase === 'sending'
const isUnderWay = (upload: Upload) => upload.phase === 'waiting' || isRunning(upload)

export type PhotoQueue = ReturnType<typeof createPhotoQueue>

/**
 * Sends pictures, two at once, each on its own: one that fails stays to be tried again, one that is cancelled is gone,
 * the others go on, also while no screen watches.
 */
export function createPhotoQueue({ newId, prepare, send, failureOf, onQuiet, onBusy }: Tasks) {
  let uploads: readonly Upload[] = []
  let sent = 0
  const files = new Map<string, File>()
  const tries = new Map<string, AbortController>()
  const watchers = new Set<() => void>()

  const set = (next: readonly Upload[]) => {
    const [was, is] = [uploads.some(isUnderWay), next.some(isUnderWay)]
    uploads = next
    for (const watcher of watchers) watcher()
    if (was !== is) onBusy(is)
    if (was && !is) {
      onQuiet({ sent, failed: uploads.length, watched: watchers.size > 0 })
      sent = 0
    }
  }
  const change = (id: string, changes: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const drop = (id: string) => {
    files.delete(id)
    set(uploads.filter((upload) => upload.id !== id))
  }

  const run = async ({ id, image }: Upload) => {
    const file = files.get(id)
    const attempt = new AbortController()
    const isCancelled = () => attempt.signal.aborted
    tries.set(id, attempt)
    change(id, { phase: image === null ? 'reading' : 'sending', problem: null, progress: 0 })
    try {
      if (!file) throw new Error('the file is gone')
      const prepared = image ?? (await prepare(file))
      if (isCancelled()) return
      change(id, { phase: 'sending', image: prepared })
      const onProgress = (progress: number) => !isCancelled() && change(id, { progress })
      await send(prepared, { signal: attempt.signal, idempotencyKey: id, onProgress })
      if (isCancelled()) return
      sent += 1
      drop(id)
    } catch (error) {
      if (isCancelled()) return
      const { sentence, again } = failureOf(error)
      change(id, { phase: 'failed', problem: sentence, again })
    } finally {
      if (tries.get(id) === attempt) tries.delete(id)
      startNext()
    }
  }
  const startNext = () => {
    const free = AT_ONCE - uploads.filter(isRunning).length
    for (const upload of uploads.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, free)))
      void run(upload)
  }

  return {
    /** Returns all that are on their way or have failed, in the order in which they were chosen. */
    uploads: () => uploads,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    add: (chosen: readonly File[]) => {
      const added = chosen.map((file): Upload => {
        const id = newId()
        files.set(id, file)
        return {
          id,
          name: file.name,
          phase: 'waiting',
          progress: 0,
          image: null,
          problem: null,
          again: false,
        }
      })
      set([...uploads, ...added])
      startNext()
    },
    retry: (id: string) => {
      change(id, { phase: 'waiting', problem: null })
      startNext()
    },
    cancel: (id: string) => {
      tries.get(id)?.abort()
      drop(id)
      startNext()
    },
    /** Cancels all that have not begun and forgets those that failed. */
    clear: () => {
      for (const attempt of tries.values()) attempt.abort()
      files.clear()
      set([])
    },
  }
}
