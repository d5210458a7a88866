import { fold } from '../text/fold.ts'
import type { Participant } from './racha.ts'

/** Returns what is the same of a person in all games: their account, or the name of a guest. */
export function personKey({ userId, name }: Pick<Participant, 'userId' | 'name'>): string {
  return userId === null ? `guest ${fold(name).trim()}` : `user ${userId}`
}
