import type { Device } from '@campo-livre/domain/users/device.ts'
import { ActionFailure } from '../../../../lib/action/action-failure.tsx'
import { SlowNotice } from '../../../../lib/loading/slow-notice.tsx'
import { useNow } from '../../../../lib/time/use-now.ts'
import classes from './device-list.module.css'
import { DeviceRow, fromName } from './device-row.tsx'
import { StatusMessage } from '../parts/status-message.tsx'
import { useEndDevice } from './use-end-device.ts'

/** The devices: this one first, then the last used. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const now = useNow(30_000)
  const { action, ending, ended } = useEndDevice()
  return (
    <>
      {ended && <StatusMessage key={ended.id}>{`Sua conta saiu ${fromName(ended)}.`}</StatusMessage>}
      <ActionFailure action={action} />
      <ul className={classes.list}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            now={now}
            busy={ending?.id === device.id}
            off={action.pending || action.wait.left > 0}
            onEnd={() => action.run(device)}
          />
        ))}
      </ul>
      {ending && <SlowNotice onCancel={action.abort} />}
    </>
  )
}
