import { personas } from '@campo-livre/mocks/personas/personas.ts'
import { type ScenarioName, scenarioNames } from '@campo-livre/mocks/scenarios/scenarios.ts'
import type { DataName, MomentName } from '@campo-livre/mocks/situations/situation.ts'
import { presets } from '@campo-livre/ui/theme/presets.ts'
import { primaries } from '@campo-livre/ui/theme/primaries.ts'
import { surfaces } from '@campo-livre/ui/theme/surfaces.ts'
import type { Preview } from '@storybook/react-vite'
import type { Viewport } from 'storybook/viewport'

/** How every call fares once the story has signed in; `empty` is the set of data. */
export type HowCallsFare =
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

/** What the toolbars decide; a story pins one by `globals: { situation: 'failing' }`. */
export type StoryGlobals = {
  scheme: 'light' | 'dark'
  preset: string
  primary: string
  surface: string
  /** `''`: as the story says; `visitor`: nobody; else an e-mail. */
  persona: string
  situation: HowCallsFare
  data: DataName
  /** `story`: Friday, 10 a.m. */
  clock: 'story' | MomentName
  /** In place of data, clock and situation; `''`: none. */
  scenario: '' | ScenarioName
  motion: 'normal' | 'reduced'
  text: 'normal' | 'long'
}

/** The globals of a story's context, which Storybook does not know the type of. */
export function readGlobals(globals: Record<string, unknown>): StoryGlobals {
  return { ...toolbarDefaults, ...globals }
}

const toolbarDefaults: StoryGlobals = {
  scheme: 'light',
  preset: 'aura',
  primary: 'emerald',
  surface: 'green',
  persona: '',
  situation: 'normal',
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

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  scheme: {
    description: 'Light or dark',
    toolbar: {
      title: 'Scheme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  primary: {
    description: 'Primary colour',
    toolbar: {
      title: 'Primary',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: primaries.map(({ id, name }) => ({ value: id, title: name })),
    },
  },
  surface: {
    description: 'Neutral tones',
    toolbar: {
      title: 'Surface',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: surfaces.map(({ id, name }) => ({ value: id, title: name })),
    },
  },
  preset: {
    description: 'Manner of drawing: radii, lines, density',
    toolbar: {
      title: 'Preset',
      icon: 'component',
      dynamicTitle: true,
      items: presets.map(({ id, name }) => ({ value: id, title: name })),
    },
  },
  persona: {
    description: 'Who is signed in',
    toolbar: {
      title: 'Persona',
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: '', title: 'As the story says' },
        { value: 'visitor', title: 'Nobody' },
        ...personas.map(({ email, label }) => ({ value: email, title: label, right: email })),
      ],
    },
  },
  situation: {
    description: 'How all calls fare',
    toolbar: {
      title: 'Calls',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Calls: normal' },
        { value: 'slow', title: 'Slow: 3 s a call' },
        { value: 'loading', title: 'Loading: never answers' },
        { value: 'malformed', title: 'Malformed: breaks off' },
        { value: 'failing', title: 'Failing: 500' },
        { value: 'forbidden', title: 'Forbidden: 403' },
        { value: 'throttled', title: 'Throttled: 429' },
        { value: 'expired', title: 'Session expired: 401' },
        { value: 'offline', title: 'Offline' },
        { value: 'empty', title: 'Normal, with empty data' },
      ],
    },
  },
  data: {
    description: 'Set of data',
    toolbar: {
      title: 'Data',
      icon: 'database',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Data: normal' },
        { value: 'empty', title: 'Data: empty' },
        { value: 'huge', title: 'Data: 10,000 fields, 50,000 bookings' },
      ],
    },
  },
  clock: {
    description: "The server's time",
    toolbar: {
      title: 'Clock',
      icon: 'time',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Clock: Friday, 10 a.m.' },
        { value: 'friday-evening', title: 'Clock: Friday, 7 p.m.' },
        { value: 'month-end', title: 'Clock: last day of the month, 6 p.m.' },
      ],
    },
  },
  scenario: {
    description: 'A scenario of the mocks, in place of calls, data and clock',
    toolbar: {
      title: 'Scenario',
      icon: 'bookmarkhollow',
      dynamicTitle: true,
      items: [
        { value: '', title: 'No scenario' },
        ...scenarioNames.map((name) => ({ value: name, title: name })),
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Motion: normal' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
    },
  },
  text: {
    description: 'Length of texts',
    toolbar: {
      title: 'Text',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Text: normal' },
        { value: 'long', title: 'Text: 40 % longer' },
      ],
    },
  },
}
