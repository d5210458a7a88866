import { useEffect, useState } from 'react'

/**
 * `opened`, a moment after the first render: Mantine gives the focus back to whatever had it when `opened` turned
 * true, and code that is loaded when needed is there only once it is true.
 */
export function useOpened(opened: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  return shown
}
