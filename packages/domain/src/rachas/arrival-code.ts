import { refuse, type Refusal } from '../refusals/refusal.ts'
import { formatAtTime, formatShortDay } from '../time/format.ts'
import { toInstant, toMinutes } from '../time/zone.ts'
import { type ArrivalCode, arrivalsFrom } from './arrival.ts'
import { sha256 } from './draw/sha256.ts'
import type { Racha } from './racha.ts'

/** The minutes for which a code is shown. It counts for as long again, so that nobody is too slow. */
export const CODE_MINUTES = 5
const CODE_LENGTH = 12

type Game = Pick<Racha, 'id' | 'start' | 'end' | 'timeZone'>

/** Returns the code to be shown at `at`, with the instant of the next; without one outside the hours of the game. */
export function arrivalCode(game: Game, secret: string, at: string): ArrivalCode {
  if (at < arrivalsFrom(game) || at >= game.end) return { code: null, until: arrivalsFrom(game) }
  const slot = slotOf(at)
  return { code: codeOfSlot(game, secret, slot), until: toInstant((slot + 1) * CODE_MINUTES) }
}

/** Returns why nobody arrives by a code at `at`; null for one that was shown in the last minutes. */
export function refuseCode(game: Game, code: string, secret: string, at: string): Refusal | null {
  const from = arrivalsFrom(game)
  if (at < from)
    return refuse(
      'invalid_transition',
      `A chegada vale a partir de ${formatShortDay(from, game.timeZone)} ${formatAtTime(from, game.timeZone)}.`,
    )
  if (at >= game.end) return refuse('invalid_transition', 'Esse racha já acabou.')
  const slot = slotOf(at)
  const counts = [slot, slot - 1].some((each) => codeOfSlot(game, secret, each) === code)
  return counts
    ? null
    : refuse('conflict', 'Esse código já trocou. Aponte a câmera de novo para o QR de quem organiza.')
}

const slotOf = (at: string) => Math.floor(toMinutes(at) / CODE_MINUTES)

function codeOfSlot({ id }: Game, secret: string, slot: number): string {
  return sha256(`campo-livre/chegada\n${secret}\n${id}\n${slot}`).slice(0, CODE_LENGTH)
}
