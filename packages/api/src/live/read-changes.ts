import { type Change, changeSchema, EVENTS_PATH } from '@campo-livre/contract/live/change.ts'
import { createParser } from 'eventsource-parser'
import * as z from 'zod/mini'
import { openStream } from '../client/client.ts'

/** The way in which a stream ended: the server has none, or lets nobody in; it may be asked again later, or soon. */
export type StreamEnd = { kind: 'none' } | { kind: 'refused' } | { kind: 'lost'; afterMs: number }

type Reading = {
  /** The paths of the links that are shown, whose rows are told of too. */
  pages: readonly string[]
  signal: AbortSignal
  /** Called when the stream is open. */
  opened: () => void
  told: (change: Change) => void
  /** Called with each sign of life. */
  lives: () => void
}

const lost = (afterMs = 0): StreamEnd => ({ kind: 'lost', afterMs })

/** Reads the stream by which the server tells of changes, until it ends. Never throws. */
export async function readChanges({ pages, signal, opened, told, lives }: Reading): Promise<StreamEnd> {
  try {
    const searchParams = pages.map((page) => ['page', page])
    const response = await openStream(EVENTS_PATH, { searchParams, signal })
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
    if (!response.ok || !isStream || !response.body) {
      void response.body?.cancel()
      return endOf(response)
    }
    opened()
    const parser = createParser({
      onEvent: ({ data }) => {
        const read = z.safeParse(changeSchema, readJson(data))
        if (read.success) told(read.data)
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return lost()
      lives()
      parser.feed(value)
    }
  } catch {
    return lost()
  }
}

/** Returns what an answer means that is no stream. */
function endOf({ status, headers }: Response): StreamEnd {
  if (status === 401 || status === 403) return { kind: 'refused' }
  if (status === 429 || status >= 500) return lost(Number(headers.get('Retry-After') ?? 0) * 1_000 || 0)
  return { kind: 'none' }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
