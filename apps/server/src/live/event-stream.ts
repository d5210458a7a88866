import type { Change } from '@campo-livre/contract/live/change.ts'

/** The body of a stream of server-sent events, and what writes to it. */
export type EventStream = {
  readonly body: ReadableStream<Uint8Array>
  readonly told: (change: Change) => void
  readonly beat: () => void
  readonly end: () => void
}

const BEAT = ':\n\n'

/**
 * Creates a stream of server-sent events; `left` is called when its browser is gone. What a slow browser has not read yet
 * is kept once, however often it is told.
 */
export function createEventStream(left: () => void): EventStream {
  const encoder = new TextEncoder()
  const waiting = new Set<string>()
  let out: ReadableStreamDefaultController<Uint8Array>
  const send = () => {
    if (waiting.size === 0 || (out.desiredSize ?? 0) <= 0) return
    out.enqueue(encoder.encode([...waiting].join('')))
    waiting.clear()
  }
  const write = (text: string) => {
    waiting.add(text)
    send()
  }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      out = controller
      // Proxies hand an answer on with its first bytes.
      write(BEAT)
    },
    pull: send,
    cancel: left,
  })
  return {
    body,
    told: (change) => write(`data: ${JSON.stringify(change)}\n\n`),
    beat: () => write(BEAT),
    end: () => {
      waiting.clear()
      out.close()
    },
  }
}
