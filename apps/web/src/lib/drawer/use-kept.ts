import { useState } from 'react'

/** Returns a value; while there is none, the last one, so that a drawer keeps its content while it closes. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value)
  if (value !== undefined && !Object.is(value, kept)) keep(() => value)
  return value === undefined ? kept : value
}
