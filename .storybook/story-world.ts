import type { Loader, ReactRenderer } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events'
import type { AfterEach, BeforeEach } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { learnServerTime } from '@campo-livre/api/client/server-time.ts'
import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { personas } from '@campo-livre/mocks/personas/personas.ts'
import type { Situation } from '@campo-livre/mocks/situations/situation.ts'
import { readGlobals } from './globals.ts'
import { showLongTexts, showTexts } from './long-text.ts'
import { begin, openFor, startWorker } from './mock-backend.ts'
import { cutRequests } from './own-requests.ts'
import { dropDrafts } from '../apps/web/src/lib/storage/drafts.ts'
import { store } from '../apps/web/src/lib/state/store.ts'
import { themeAtom } from '../apps/web/src/lib/theme/theme-atom.ts'
import { reduceMotion } from '../apps/web/src/testing/reduced-motion.ts'
import { resetStore, signInAs, themeOf } from './session.ts'
import { beginningOf, situationOf } from './situations.ts'

const startMocks = mswLoader(startWorker)

/** The present run of a story, with a signal of its own. */
let run: { signal: AbortSignal; world: string } | null = null
let leave = () => {}

/**
 * Prepares session, backend, theme and browser for a story, by the toolbars and its parameters. One loader, as several
 * would run at the same time: nobody can sign in before the worker answers.
 */
export const enterWorld: Loader = async (context) => {
  const globals = readGlobals(context.globals)
  const { persona, responses, data, clock, scenario, motion } = globals
  const signal = context.abortSignal
  const world = [persona, responses, data, clock, scenario, motion].join(' ')
  store.set(themeAtom, themeOf(globals))
  if (run?.signal === signal) {
    if (run.world !== world) startAnew(context.id)
    return
  }
  run = { signal, world }
  const left = new Promise<void>((resolve) => {
    leave = resolve
    signal.addEventListener('abort', () => resolve())
  })
  window.scrollTo(0, 0)
  reduceMotion(motion === 'reduced')
  // The clock is set for every story, also for those with answers of their own or without any calls.
  const asked = situationOf(globals)
  learnServerTime(new Headers({ Date: new Date(beginningOf(asked)).toUTCString() }), Date.now(), Date.now())
  await startMocks(context)
  await openFor(asked)
  const email = persona || personaEmail(asked) || (context.parameters.persona as string | undefined)
  await signInAs(email === 'visitor' ? undefined : email)
  // Only now: an aborted call of the last story may have left a toast or an error in the store.
  resetStore()
  dropDrafts()
  await begin(asked, left)
}

/** Returns the e-mail of the persona that a scenario signs in; undefined for none. */
function personaEmail({ persona }: Situation): string | undefined {
  return persona === null ? undefined : personas.find(({ id }) => id === personaIds[persona])?.email
}

/** Shows a story from the beginning, its play function included, after a toolbar has changed. */
function startAnew(storyId: string): void {
  const channel = addons.getChannel()
  channel.once(STORY_FINISHED, () => setTimeout(() => channel.emit(FORCE_REMOUNT, { storyId })))
}

/** Cleans up after every run: pending calls are aborted, and texts have their own length again. */
export const leaveWorld: BeforeEach<ReactRenderer> = () => () => {
  leave()
  cutRequests()
  showTexts()
}

/**
 * Lengthens texts after the play function, which looks for them as the product says them, and before they are checked.
 */
export const lengthenTexts: AfterEach<ReactRenderer> = ({ globals, viewMode, canvasElement }) => {
  if (readGlobals(globals).text === 'long') {
    showLongTexts(viewMode === 'docs' ? canvasElement : document.body)
  } else showTexts()
}
