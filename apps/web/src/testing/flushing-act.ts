import React, { type act } from 'react'
import { flushSync } from 'react-dom'

/**
 * Gives production React the `act` that `vitest-browser-react` looks for: what the task renders is on the page when it
 * resolves, with its effects.
 */
async function flushingAct(task: () => Promise<void>): Promise<void> {
  let done: Promise<void> | undefined
  flushSync(() => {
    done = task()
  })
  await done
}

Object.assign(React, { act: flushingAct as typeof act })
