import type { Change } from '@campo-livre/contract/live/change.ts'
import type { Told } from './told-changes.ts'

/** A stream to a browser. */
export type Listener = {
  /** The account that reads it, or the network of a guest. */
  readonly reader: string
  readonly topics: readonly string[]
  /** The ISO instant at which it ends, so that its browser asks anew and is looked at again. */
  readonly endsAt: string
  told: (change: Change) => void
  /** Says that the connection lives. */
  beat: () => void
  end: () => void
}

/** The streams of this process, by the topics that they follow. */
export type Hub = {
  /** Takes a stream in and returns what takes it out again; null for a reader with too many, or in a full process. */
  join(listener: Listener): (() => void) | null
  /** Tells those who follow a topic. */
  tell(told: readonly Told[]): void
  /** Says on all streams that they live, and ends those whose time is over. */
  beat(now: string): void
  /** Ends all streams. */
  endAll(): void
  readonly size: number
}

/** The most streams of one account, of the guests of one network, and of this process. */
const MOST = { user: 10, guest: 50, all: 5_000 } as const

/** Creates a hub without streams. A reader whose name starts with `user ` is an account. */
export function createHub(): Hub {
  const all = new Set<Listener>()
  const byTopic = new Map<string, Set<Listener>>()
  const ofReader = new Map<string, number>()

  const leave = (listener: Listener) => {
    if (!all.delete(listener)) return
    const left = (ofReader.get(listener.reader) ?? 1) - 1
    if (left === 0) ofReader.delete(listener.reader)
    else ofReader.set(listener.reader, left)
    for (const topic of listener.topics) {
      const followers = byTopic.get(topic)
      followers?.delete(listener)
      if (followers?.size === 0) byTopic.delete(topic)
    }
  }
  const finish = (listener: Listener) => {
    leave(listener)
    listener.end()
  }
  return {
    join: (listener) => {
      const { reader, topics } = listener
      const count = ofReader.get(reader) ?? 0
      if (all.size >= MOST.all || count >= (reader.startsWith('user ') ? MOST.user : MOST.guest)) return null
      all.add(listener)
      ofReader.set(reader, count + 1)
      for (const topic of topics) {
        const followers = byTopic.get(topic) ?? new Set()
        byTopic.set(topic, followers.add(listener))
      }
      return () => leave(listener)
    },
    tell: (told) => {
      for (const { topic, change } of told)
        for (const listener of byTopic.get(topic) ?? [])
          if (change === 'end') finish(listener)
          else listener.told(change)
    },
    beat: (now) => {
      for (const listener of all)
        if (listener.endsAt <= now) finish(listener)
        else listener.beat()
    },
    endAll: () => {
      for (const listener of all) finish(listener)
    },
    get size() {
      return all.size
    },
  }
}
