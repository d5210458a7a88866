import { presetIds, primaryIds, surfaceIds } from '@campo-livre/ui/theme/choices.ts'
import * as z from 'zod/mini'
import { readStored, watchStored, writeStored } from '../storage/storage.ts'
import { atom, store } from '../state/store.ts'

/** The storage key, also read by `public/before-paint.js` for the first paint. */
export const THEME_KEY = 'campo-livre-theme'

const anyOf = <const T extends readonly [string, ...string[]]>(ids: T) => z.catch(z.enum(ids), ids[0])

const themeSchema = z.object({
  preset: anyOf(presetIds),
  primary: anyOf(primaryIds),
  surface: anyOf(surfaceIds),
  /** null until chosen: the system's (F1). */
  darkTheme: z.catch(z.nullable(z.boolean()), null),
  menuMode: anyOf(['static', 'overlay']),
  /** A wave from the pointer (F6). */
  ripple: z.catch(z.boolean(), false),
})
export type Theme = z.infer<typeof themeSchema>

/** Reads a stored theme; absent or invalid parts have their default (F2). */
export function readTheme(kept: string | null): Theme {
  try {
    return z.parse(themeSchema, Object(JSON.parse(kept ?? '{}')))
  } catch {
    return z.parse(themeSchema, {})
  }
}

const keptAtom = atom(readTheme(readStored(THEME_KEY)))
// Watched from the start, so that a choice in another tab is not missed while this one loads.
watchStored(THEME_KEY, (kept) => store.set(keptAtom, readTheme(kept)))

/** The chosen theme (F2), of which parts can be set. Stored for later visits; other tabs follow. */
export const themeAtom = atom(
  (get) => get(keptAtom),
  (get, set, parts: Partial<Theme>) => {
    const theme = { ...get(keptAtom), ...parts }
    set(keptAtom, theme)
    writeStored(THEME_KEY, JSON.stringify(theme))
  },
)
