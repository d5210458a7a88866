import { personas } from '@campo-livre/mocks/personas/personas.ts'
import { personaIds, personaNames } from '@campo-livre/mocks/personas/persona-ids.ts'
import { scenarioNames } from '@campo-livre/mocks/scenarios/scenarios.ts'
import { presetIds, primaryIds, surfaceIds } from '@campo-livre/ui/theme/choices.ts'
import type { Preview } from '@storybook/react-vite'
import { personaTitles, scenarioTitles } from './toolbar-names.ts'

type Toolbars = NonNullable<Preview['globalTypes']>
type Toolbar = NonNullable<Toolbars[string]['toolbar']>

/** `value: 'title'`, in order. */
const choices = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

const named = (ids: readonly string[]) =>
  ids.map((id) => ({ value: id, title: id.charAt(0).toUpperCase() + id.slice(1) }))

/** A toolbar whose button shows the choice in words, for what cannot be seen in the story. */
const worded = (description: string, icon: Toolbar['icon'], items: Toolbar['items']) => ({
  description,
  toolbar: { icon, items, dynamicTitle: true } as Toolbar,
})

/** A toolbar whose button is only an icon, so that all fit into one row: the story itself shows the choice. */
const iconOnly = (description: string, icon: Toolbar['icon'], items: Toolbar['items']) => ({
  description,
  toolbar: { icon, items, dynamicTitle: false } as Toolbar,
})

/** The toolbars above every story, in the order in which they stand. */
export const globalTypes: Toolbars = {
  scheme: iconOnly('Scheme', 'contrast', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ]),
  primary: iconOnly('Primary colour', 'paintbrush', named(primaryIds)),
  surface: iconOnly('Surface: the hue of the neutral tones', 'box', named(surfaceIds)),
  preset: iconOnly('Preset: radii, lines, density', 'component', named(presetIds)),
  motion: iconOnly('Motion', 'lightning', choices({ normal: 'Normal motion', reduced: 'Reduced motion' })),
  text: iconOnly('Length of texts', 'paragraph', choices({ normal: 'Normal texts', long: '40 % longer' })),
  persona: worded('Who is signed in', 'user', [
    { value: '', title: 'Persona', right: 'As the story says' },
    { value: 'visitor', title: 'Nobody' },
    ...personaNames.map((name) => {
      const email = personas.find(({ id }) => id === personaIds[name])?.email ?? ''
      return { value: email, title: personaTitles[name], right: email }
    }),
  ]),
  responses: worded('What becomes of all calls', 'transfer', [
    { value: 'normal', title: 'Calls', right: 'They work' },
    ...choices({
      slow: 'Slow: 3 s',
      loading: 'Never answer',
      malformed: 'Break off',
      failing: 'Fail: 500',
      forbidden: 'Forbidden: 403',
      throttled: 'Throttled: 429',
      expired: 'Session over: 401',
      offline: 'Offline',
      empty: 'Empty data',
    }),
  ]),
  data: worded('Set of data', 'database', [
    { value: 'normal', title: 'Data', right: 'The seed' },
    ...choices({ empty: 'No data', counter: 'Full counter', huge: 'Huge data' }),
  ]),
  clock: worded("The server's time", 'time', [
    { value: 'story', title: 'Clock', right: 'Friday, 10 a.m.' },
    ...choices({ 'friday-evening': 'Friday, 7 p.m.', 'month-end': 'Month end, 6 p.m.' }),
  ]),
  scenario: worded('A scenario of the mocks, in place of calls, data and clock', 'bookmarkhollow', [
    { value: '', title: 'Scenario', right: 'None' },
    ...scenarioNames.map((name) => ({ value: name, title: scenarioTitles[name], right: name })),
  ]),
}
