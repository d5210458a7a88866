import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { exportRows } from './export-rows.ts'
import type { Selection } from '../table/selection.ts'
import type { Column, Exported } from '../resource.ts'

type Wanted<Row> = {
  params: ListParams
  columns: readonly Column<Row>[]
  selection: Selection<Row>
}
type Export =
  | { state: 'idle' }
  /** `pause`: the seconds that it waits, as the server demands. */
  | { state: 'running'; done: number; total: number; pause?: number }
  | { state: 'done'; file: string }
  | { state: 'failed'; error: unknown }

/** Writes marked rows into a CSV and downloads it. Rows that are not loaded are read, which can be cancelled. */
export function useExport<Row extends object>(resource: Exported<Row>) {
  const client = useQueryClient()
  const [status, setStatus] = useState<Export>({ state: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (wanted: Wanted<Row>) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setStatus({ state: 'running', done: 0, total: 0 })
    try {
      const file = await exportRows({
        client,
        resource,
        ...wanted,
        signal,
        onProgress: (done, total) => setStatus({ state: 'running', done, total }),
        onPause: (pause) => setStatus((old) => (old.state === 'running' ? { ...old, pause } : old)),
      })
      setStatus({ state: 'done', file })
    } catch (error) {
      setStatus(signal.aborted ? { state: 'idle' } : { state: 'failed', error })
    }
  }
  return { status, start, cancel: () => running.current?.abort() }
}
