import button from '@campo-livre/ui/button/button.module.css'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { Notice } from '../../../lib/notice/notice.tsx'
import { leaveForNewBuild } from '../../../lib/loading/stale-code.ts'

type FormProps = { onSent: (email: string) => void }
type Props = FormProps & {
  load: () => Promise<{ default: ComponentType<FormProps> }>
  meanwhile: ReactNode
}

/** A form whose code is loaded after the page. When that fails, it says so and offers to retry (G4). */
export function LateForm({ load, meanwhile, onSent }: Props) {
  const [Form, setForm] = useState<ComponentType<FormProps> | 'failed' | null>(null)
  const fetch = useCallback(
    (onFailed: () => void) =>
      load().then(
        (module) => setForm(() => module.default),
        () => {
          setForm('failed')
          onFailed()
        },
      ),
    [load],
  )
  useEffect(() => void fetch(() => undefined), [fetch])
  if (Form === null) return meanwhile
  if (Form !== 'failed') return <Form onSent={onSent} />
  return (
    <Notice
      action={
        // Code that is missing twice may have been replaced by a newer build.
        <button type="button" className={button.secondary} onClick={() => void fetch(leaveForNewBuild)}>
          Tentar de novo
        </button>
      }
    >
      O formulário não abriu. Confira sua internet e tente de novo.
    </Notice>
  )
}
