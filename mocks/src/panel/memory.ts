/** How the panel was left: it is found like that when the app has started again. */
export type Memory = {
  open: boolean
  tab: string
  side: 'left' | 'right'
  /** The last sentence, so that it outlives the new start it speaks of. */
  told: string
  /** The id of what had the focus. */
  focus: string
  /** The call that was chosen last for a fault. */
  faultCall: string
}

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

function stored(): Partial<Memory> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Memory>
  } catch {
    return {}
  }
}
