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
import { reduceMotion } from './reduced-motion.ts'
import { dropDrafts } from '../apps/web/src/lib/drafts.ts'
import { store } from '../apps/web/src/lib/store.ts'
import { themeAtom } from '../apps/web/src/lib/theme-atom.ts'
import { resetStore, signInAs, themeOf } from './session.ts'
import { beginningOf, situationOf } from './situations.ts'

const startMocks = mswLoader(startWorker)

/** The run of a story that is on the page; a signal a run. */
let run: { signal: AbortSignal; world: string } | null = null
let leave = () => {}

/**
 * Makes the world that a story is born into, by the toolbars and its parameters. One loader, as several would run at
 * the same time: nobody can sign in before the worker answers.
 */
export const enterWorld: Loader = async (context) => {
  const globals = readGlobals(context.globals)
  const { persona, situation, data, clock, scenario, motion } = globals
  const signal = context.abortSignal
  const world = [persona, situation, data, clock, scenario, motion].join(' ')
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
  // A story whose answers are its own, or that asks for nothing, stands at the same instant.
  const asked = situationOf(globals)
  learnServerTime(new Headers({ Date: new Date(beginningOf(asked)).toUTCString() }), Date.now(), Date.now())
  await startMocks(context)
  await openFor(asked)
  const email = persona || personaEmail(asked) || (context.parameters.persona as string | undefined)
  await signInAs(email === 'visitor' ? undefined : email)
  // Only now: a call of the story before that was cut may have left a word about it.
  resetStore()
  dropDrafts()
  await begin(asked, left)
}

/** Whom a scenario signs in. */
function personaEmail({ persona }: Situation): string | undefined {
  return persona === null ? undefined : personas.find(({ id }) => id === personaIds[persona])?.email
}

/** A toolbar changed what the story was born into: it is shown once more from the beginning, its play included. */
function startAnew(storyId: string): void {
  const channel = addons.getChannel()
  channel.once(STORY_FINISHED, () => setTimeout(() => channel.emit(FORCE_REMOUNT, { storyId })))
}

/** Every run leaves the page as it found it: nothing waits for an answer any more, and texts are their own length. */
export const leaveWorld: BeforeEach<ReactRenderer> = () => () => {
  leave()
  cutRequests()
  showTexts()
}

/** After the play function, which looks for texts as the product says them, and before they are checked. */
export const stretchTexts: AfterEach<ReactRenderer> = ({ globals, viewMode, canvasElement }) => {
  if (readGlobals(globals).text === 'long') {
    showLongTexts(viewMode === 'docs' ? canvasElement : document.body)
  } else showTexts()
}
