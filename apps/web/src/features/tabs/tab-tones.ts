import type { TabStatus } from '@campo-livre/domain/tabs/tab-status.ts'
import type { Tone } from '@campo-livre/ui/status-badge/badge.tsx'

/** What the state of a tab means: a closed one waits to be paid. */
export const tabTones: Readonly<Record<TabStatus, Tone>> = {
  open: 'success',
  closed: 'pending',
  paid: 'neutral',
  cancelled: 'muted',
}
