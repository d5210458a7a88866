import { MAX_LIVE } from '@campo-livre/domain/rachas/command.ts'
import type { Live, LiveCommand } from '@campo-livre/domain/rachas/live/live.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnline } from '../../../lib/browser/use-online.ts'
import { readLive } from '../live/live-store.ts'
import { useRachaCommand } from '../use-racha-command.ts'

/**
 * Sends what was noted on the field and is not at the server yet, what this device kept from before a reload among it, and
 * returns a function that takes what is noted next. What is noted while a call runs goes with the next; without a network it
 * stays on the device until there is one. What the server left out, since another device was first, is not sent again.
 */
export function useSendLive({
  id,
  mine,
  play,
}: Pick<RachaDetail, 'id' | 'mine' | 'play'>): (live: Live) => void {
  const [noted, setNoted] = useState<Live | null>(() => (mine ? readLive(id) : null))
  const tried = useRef(new Set<string>())
  const sending = useRef<readonly LiveCommand[]>([])
  const { run, pending, error } = useRachaCommand(id, {
    failure: 'O que foi anotado fica neste aparelho e vai quando a internet voltar.',
    done: () => {
      for (const command of sending.current) tried.current.add(command.id)
    },
  })
  const online = useOnline()
  const send = useEffectEvent(() => {
    const sent = new Set(play.live?.commands.map((each) => each.id))
    const left = noted?.commands.filter((each) => !sent.has(each.id) && !tried.current.has(each.id)) ?? []
    if (noted === null || left.length === 0) return
    sending.current = left.slice(0, MAX_LIVE)
    run({ type: 'live', rules: noted.setup.rules, commands: [...sending.current] })
  })
  const failed = error !== null
  useEffect(() => {
    if (!pending && !failed) send()
  }, [noted, pending, failed])
  useEffect(() => {
    if (online) send()
  }, [online])
  return setNoted
}
