import type { ReactRenderer } from '@storybook/react-vite'
import type { AfterEach, BeforeEach } from 'storybook/internal/csf'

/**
 * The browser's notice that a resize is reported one frame later, which floating elements cause now and then: no error.
 */
const aFrameLater = 'ResizeObserver loop completed with undelivered notifications.'

const said: string[] = []

/** Records every `console.error` of the page, which is still shown. */
export function noteErrors(): void {
  const show = console.error.bind(console)
  console.error = (...args: unknown[]) => {
    said.push(args.map(String).join(' '))
    show(...args)
  }
}

/** Drops the errors recorded so far: late ones of the last story do not count for this one. */
export const forgetErrors: BeforeEach<ReactRenderer> = () => {
  said.length = 0
}

/** Fails a story during which `console.error` was called, unless `parameters.saysErrors` gives a reason. */
export const expectNoErrors: AfterEach<ReactRenderer> = ({ parameters }) => {
  const errors = said.splice(0).filter((each) => !each.includes(aFrameLater))
  if (errors.length > 0 && parameters.saysErrors === undefined)
    throw new Error(`console.error was called: ${errors.join(' | ')}`)
}
