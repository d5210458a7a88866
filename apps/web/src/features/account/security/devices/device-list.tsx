import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Device } from '@campo-livre/domain/users/device.ts'
import { Failed } from '../../../../lib/failed.tsx'
import { failureSentence } from '../../../../lib/failure-sentence.ts'
import { Slow } from '../../../../lib/slow.tsx'
import { useNow } from '../../../../lib/use-now.ts'
import classes from './device-list.module.css'
import { DeviceRow, fromName } from './device-row.tsx'
import { Told } from '../parts/told.tsx'
import { useEndDevice } from './use-end-device.ts'

/** The devices: this one first, then the one that was used last. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const now = useNow(30_000)
  const { end, ending, ended, error, stop } = useEndDevice()
  return (
    <>
      {ended && <Told key={ended.id}>{`Sua conta saiu ${fromName(ended)}.`}</Told>}
      {error && <Failed error={error} sentence={sentence(error)} />}
      <ul className={classes.list}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            now={now}
            busy={ending?.id === device.id}
            off={ending !== null}
            onEnd={() => end(device)}
          />
        ))}
      </ul>
      {ending && <Slow onCancel={stop} />}
    </>
  )
}

function sentence(error: Error): string {
  if (error instanceof ApiError && error.status === 404) return 'Esse aparelho já tinha saído da sua conta.'
  return failureSentence(error, 'Não deu para sair desse aparelho. Tente de novo em instantes.')
}
