import { presetIds, primaryIds, surfaceIds } from '@campo-livre/ui/theme/choices.ts'
import * as z from 'zod/mini'
import { readStored, watchStored, writeStored } from '../storage/storage.ts'
import { atom, store } from '../state/store.ts'

/** Read by `public/before-paint.js` too, so that the first paint is right. */
export const THEME_KEY = 'campo-livre-theme'

const anyOf = <const T extends readonly [string, ...string[]]>(ids: T) => z.catch(z.enum(ids), ids[0])

const themeSchema = z.object({
  preset: anyOf(presetIds),
  primary: anyOf(primaryIds),
  surface: anyOf(surfaceIds),
  /** null while nobody has chosen: as the system is (F1). */
  darkTheme: z.catch(z.nullable(z.boolean()), null),
  menuMode: anyOf(['static', 'overlay']),
  /** F6: a wave where the pointer goes down. */
  ripple: z.catch(z.boolean(), false),
})
export type Theme = z.infer<typeof themeSchema>

/** What is kept, part by part: what is missing, or not ours, is the default (F2). */
export function readTheme(kept: string | null): Theme {
  try {
    return z.parse(themeSchema, Object(JSON.parse(kept ?? '{}')))
  } catch {
    return z.parse(themeSchema, {})
  }
}

const keptAtom = atom(readTheme(readStored(THEME_KEY)))
// From the first moment on: a choice made in another tab while this one begins is not missed.
watchStored(THEME_KEY, (kept) => store.set(keptAtom, readTheme(kept)))

/** The theme as chosen (F2). Parts of it can be set. Kept across visits; other tabs follow. */
export const themeAtom = atom(
  (get) => get(keptAtom),
  (get, set, parts: Partial<Theme>) => {
    const theme = { ...get(keptAtom), ...parts }
    set(keptAtom, theme)
    writeStored(THEME_KEY, JSON.stringify(theme))
  },
)
