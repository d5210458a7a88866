import type { TabStatus } from '@campo-livre/domain/tabs/tab-status.ts'
import type { Tone } from '@campo-livre/ui/status-badge/badge.tsx'

/** The tones of a tab's status: a closed one waits for payment. */
export const tabTones: Readonly<Record<TabStatus, Tone>> = {
  open: 'success',
  closed: 'pending',
  paid: 'neutral',
  cancelled: 'muted',
}
