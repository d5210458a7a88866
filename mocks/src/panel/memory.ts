import * as z from 'zod/mini'

/** The state of the panel, which is restored when the app has started again. */
const memorySchema = z.object({
  open: z.boolean(),
  tab: z.string(),
  side: z.enum(['left', 'right']),
  /** The last sentence, kept so that it outlives the restart that it is about. */
  told: z.string(),
  /** The name of the focused element (focus.ts). */
  focus: z.string(),
  /** The name of the call that was chosen last for a fault. */
  faultCall: z.string(),
})
export type Memory = z.infer<typeof memorySchema>

export type MemoryStore = ReturnType<typeof createMemory>

const KEY = 'campo-livre:mock-panel'
const start: Memory = { open: false, tab: 'situacao', side: 'left', told: '', focus: '', faultCall: '' }

/** Creates the memory of the panel in the tab's storage. With `fixed` it begins there and stores nothing. */
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
        // The storage is full or forbidden: the panel is closed after the next start.
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

/** Reads the stored state; returns the initial one where the text is not wholly what the panel writes. */
export function readMemory(text: string | null): Memory {
  try {
    const read = memorySchema.safeParse(JSON.parse(text ?? '{}'))
    return read.success ? read.data : start
  } catch {
    return start // no JSON
  }
}
