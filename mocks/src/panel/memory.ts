import * as z from 'zod/mini'

/** How the panel was left: it is found like that when the app has started again. */
const memorySchema = z.object({
  open: z.boolean(),
  tab: z.string(),
  side: z.enum(['left', 'right']),
  /** The last sentence, so that it outlives the new start it speaks of. */
  told: z.string(),
  /** The id of what had the focus. */
  focus: z.string(),
  /** The call that was chosen last for a fault. */
  faultCall: z.string(),
})
export type Memory = z.infer<typeof memorySchema>

export type MemoryStore = ReturnType<typeof createMemory>

const KEY = 'campo-livre:mock-panel'
const start: Memory = { open: false, tab: 'situacao', side: 'left', told: '', focus: '', faultCall: '' }

/** Remembers it for this tab of the browser; `fixed` begins there and remembers nothing. */
export function createMemory(fixed?: Partial<Memory>) {
  let memory: Memory = { ...start, ...(fixed ?? stored()) }
  return {
    get: () => memory,
    set: (changed: Partial<Memory>) => {
      memory = { ...memory, ...changed }
      if (fixed) return
      try {
        sessionStorage.setItem(KEY, JSON.stringify(memory))
      } catch {
        // A full or shut storage: the panel is closed after the next start.
      }
    },
  }
}

function stored(): Memory {
  try {
    return readMemory(sessionStorage.getItem(KEY))
  } catch {
    return start // the storage is shut
  }
}

/** What was kept of the panel; how it begins, where the text is not wholly what the panel writes. */
export function readMemory(text: string | null): Memory {
  try {
    const read = memorySchema.safeParse(JSON.parse(text ?? '{}'))
    return read.success ? read.data : start
  } catch {
    return start // no JSON
  }
}
