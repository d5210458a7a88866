import type { ReactRenderer } from '@storybook/react-vite'
import type { AfterEach } from 'storybook/internal/csf'
import { waitFor } from 'storybook/test'

/** Milliseconds that the first screen of a run takes to be fetched and to get its data. */
const timeout = 60_000

/** The rules for stories without a play function; `parameters.undrawn` gives a reason for each that one breaks. */
const rules = {
  'no sideways scroll': ({ documentElement }: Document) =>
    documentElement.scrollWidth <= documentElement.clientWidth,
  'that it loads': isLoading,
  'a way to try again': canTryAgain,
  'neither a wait nor a failure': (page: Document) => !isLoading(page) && !canTryAgain(page),
}
type Rule = keyof typeof rules

const byState: Readonly<Record<string, Rule>> = {
  Loading: 'that it loads',
  Failure: 'a way to try again',
  Offline: 'a way to try again',
  Empty: 'neither a wait nor a failure',
}

function isLoading(page: Document): boolean {
  return page.querySelector('[data-skeleton], [aria-busy=true]') !== null
}

function canTryAgain(page: Document): boolean {
  return [...page.querySelectorAll('button')].some((button) => button.innerText.trim() === 'Tentar de novo')
}

/**
 * Fails a story without a play function that does not show what its name promises, or is wider than the page. Parts are
 * shown without the gutter of a page, which they may fill: their width is not looked at.
 */
export const expectDrawn: AfterEach<ReactRenderer> = async (context) => {
  const { title, name, parameters } = context
  // The context is that of the prepared story, of which the types know less.
  if ((context as { playFunction?: unknown }).playFunction !== undefined) return
  const excused = Object.keys((parameters.undrawn as object | undefined) ?? {})
  const state = byState[name]
  const asked: Rule[] = [
    ...(title.startsWith('Parts/') ? [] : ['no sideways scroll' as const]),
    ...(state === undefined ? [] : [state]),
  ]
  const kept = asked.filter((rule) => !excused.includes(rule))
  await waitFor(
    () => {
      const broken = kept.filter((rule) => !rules[rule](document))
      if (broken.length > 0) throw new Error(`The story does not show: ${broken.join('; ')}.`)
    },
    { timeout },
  )
}
