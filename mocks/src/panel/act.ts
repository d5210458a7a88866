import type { Control } from './control.ts'
import type { After, Desk } from './desk.ts'
import { writeToken } from './token.ts'

type Parts = {
  control: Control
  say: (sentence: string, failed?: boolean) => void
  doing: (sentence: string) => void
  /** Draws the present state. */
  refresh: () => Promise<void>
  /** Stores the sentence to be shown after a restart of the app. */
  keep: (told: string) => void
}

/** Creates the function that runs tasks one after the other and shows the result of each. */
export function createAct({ control, say, doing, refresh, keep }: Parts): Desk['act'] {
  let last = Promise.resolve()
  const run: (...given: Parameters<Desk['act']>) => Promise<void> = async (task, options = {}) => {
    const { after, doing: sentence } = options
    try {
      if (sentence !== undefined) doing(sentence)
      const { message, token, path } = await task(control)
      if (token !== undefined) writeToken(token)
      if (after !== undefined && after !== 'ask-again') {
        keep(message)
        return startAgain(path === undefined ? after : { path })
      }
      say(message)
      await refresh()
      if (after === 'ask-again') askAgain()
    } catch (error) {
      say(error instanceof Error ? error.message : 'Não deu certo.', true)
    }
  }
  return (task, options) => {
    last = last.then(() => run(task, options))
  }
}

/** Makes the app fetch its data again, as it does when its tab is shown after a while. */
function askAgain(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

function startAgain(after: Exclude<After, 'ask-again'>): void {
  if (after === 'start-again' || new URL(after.path, location.href).href === location.href) location.reload()
  else location.assign(after.path)
}
