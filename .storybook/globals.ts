import type { ScenarioName } from '@campo-livre/mocks/scenarios/scenarios.ts'
import type { DataName, MomentName } from '@campo-livre/mocks/situations/situation.ts'
import type { Preview } from '@storybook/react-vite'
import type { Viewport } from 'storybook/viewport'

/** The behaviour of every API call once the story has signed in; `empty` is the empty set of data. */
export type Responses =
  | 'normal'
  | 'slow'
  | 'loading'
  | 'malformed'
  | 'failing'
  | 'forbidden'
  | 'throttled'
  | 'expired'
  | 'empty'
  | 'offline'

/** The values of the toolbars; a story pins one by `globals: { responses: 'failing' }`. */
export type StoryGlobals = {
  scheme: 'light' | 'dark'
  preset: string
  primary: string
  surface: string
  /** The e-mail of who is signed in; `''`: the one that the story names, `visitor`: nobody. */
  persona: string
  responses: Responses
  data: DataName
  /** `story`: Friday, 10 a.m. */
  clock: 'story' | MomentName
  /** A scenario in place of `data`, `clock` and `responses`; `''`: none. */
  scenario: '' | ScenarioName
  motion: 'normal' | 'reduced'
  text: 'normal' | 'long'
}

/** Returns the globals of a story's context with their type, completed by the defaults. */
export function readGlobals(globals: Record<string, unknown>): StoryGlobals {
  return { ...toolbarDefaults, ...globals }
}

const toolbarDefaults: StoryGlobals = {
  scheme: 'light',
  preset: 'aura',
  primary: 'emerald',
  surface: 'green',
  persona: '',
  responses: 'normal',
  data: 'normal',
  clock: 'story',
  scenario: '',
  motion: 'normal',
  text: 'normal',
}

export const initialGlobals: NonNullable<Preview['initialGlobals']> = {
  ...toolbarDefaults,
  viewport: { value: undefined },
}

const viewport = (name: string, width: number, height: number, type: Viewport['type']): Viewport => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  ...(type ? { type } : {}),
})

export const viewports: Record<string, Viewport> = {
  small: viewport('Small phone 320', 320, 640, 'mobile'),
  phone: viewport('Phone 390 × 844', 390, 844, 'mobile'),
  tablet: viewport('Tablet 820', 820, 1180, 'tablet'),
  desktop: viewport('Desktop 1280 × 800', 1280, 800, 'desktop'),
  wide: viewport('Wide 1920', 1920, 1080, 'desktop'),
  zoomed: viewport('Desktop at 200 % (640 × 400)', 640, 400, 'other'),
}
