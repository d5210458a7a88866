import { type ClockSetting, momentNames } from './situation.ts'
import { aheadWord, clockWords } from './words.ts'

/** Returns an instant without what a link would escape, as short as it goes: `2026-11-20T22.00Z`. */
function instantText(instant: string): string {
  return instant.replace(/(:00)?\.000Z$/, 'Z').replaceAll(':', '.')
}

const INSTANT = /^(\d{4}-\d\d-\d\d)t(\d\d)\.(\d\d)(?:\.(\d\d(?:\.\d{3})?))?z$/

/** Returns the text of a clock's setting in a link. */
export function clockText(clock: ClockSetting): string {
  if (typeof clock === 'string') return clockWords[clock].word
  return 'ahead' in clock ? `${aheadWord}${clock.ahead}` : instantText(clock.at)
}

/** Reads the setting that a text of a link means; null where it means none. The schema of a situation checks it. */
export function readClock(text: string): unknown {
  const named = (['real', ...momentNames] as const).find((name) => clockWords[name].word === text)
  if (named) return named
  const ahead = /^mais-(\d{1,7})$/.exec(text)?.[1]
  if (ahead !== undefined) return { ahead: Number(ahead) }
  const [, day, hour, minute, second = '00'] = INSTANT.exec(text) ?? []
  if (day === undefined) return null
  return { at: `${day}T${hour}:${minute}:${second}Z` }
}
