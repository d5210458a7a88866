import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { failureSentence } from '../../../../lib/notice/failure-sentence.ts'
import { toasts } from '../../../../lib/toasts/toasts.ts'

/** Returns a function that downloads all tabs of the arena as a CSV and tells how it went. Asking again while it runs does nothing. */
export function useExportTabs(): () => Promise<void> {
  const client = useQueryClient()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  return async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    try {
      // The list and its columns are no code of the counter.
      const { exportTabs } = await import('./export-tabs.ts')
      const text = await exportTabs(client, controller.signal)
      toasts.add({ severity: 'success', title: 'Planilha baixada', text })
    } catch (error) {
      if (controller.signal.aborted) return
      const text = failureSentence(error, 'Não deu para baixar tudo. Tente de novo.')
      toasts.add({ severity: 'error', title: 'A planilha não veio', text })
    } finally {
      running.current = null
    }
  }
}
