import type { Device } from '@campo-livre/domain/users/device.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { browserZone } from '../../../../lib/time/browser-zone.ts'
import classes from './device-list.module.css'
import { dayWords, lastUsed } from './last-used.ts'

const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const

type Props = { device: Device; now: string; busy: boolean; off: boolean; onEnd: () => void }

/** Returns the device after a preposition: `do Chrome no Android`; some have no name. */
export function fromName({ name }: Device): string {
  return name === null ? 'de um aparelho sem nome' : `do ${name}`
}

/** A device: its name, its last use, and when it signed in. */
export function DeviceRow({ device, now, busy, off, onEnd }: Props) {
  const { name, signedInAt, seenAt, current } = device
  const zone = browserZone()
  const Icon = /Android|iPhone|iPad|iOS/i.test(name ?? '') ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.row}>
      <Icon {...icon} />
      <div className={classes.words}>
        <p className={classes.name}>
          {name ?? 'Aparelho sem nome'} {current && <span className={classes.here}>Este aparelho</span>}
        </p>
        <p className={classes.when}>
          {current ? 'Em uso agora' : `Último uso ${lastUsed(seenAt, now, zone)}`}. Entrou em{' '}
          {dayWords(signedInAt, now, zone)}.
        </p>
      </div>
      {!current && (
        <button
          type="button"
          className={button.secondary}
          aria-label={`${busy ? 'Saindo…' : 'Sair'} ${fromName(device)}`}
          aria-disabled={off}
          aria-busy={busy}
          onClick={onEnd}
        >
          {busy ? 'Saindo…' : 'Sair'}
        </button>
      )}
    </li>
  )
}
