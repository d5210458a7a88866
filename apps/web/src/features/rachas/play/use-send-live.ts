import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import type { Live } from '@campo-livre/domain/rachas/live/live.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '../../../lib/browser/use-online.ts'
import { useRachaCommand } from '../use-racha-command.ts'

/**
 * Returns a function that sends what was noted on the field and is not at the server yet. What is noted while a call runs
 * goes with the next; without a network it stays on the device until there is one.
 */
export function useSendLive({ id, play }: Pick<RachaDetail, 'id' | 'play'>): (live: Live) => void {
  const { run, pending, error } = useRachaCommand(id, {
    failure: 'O que foi anotado fica neste aparelho e vai quando a internet voltar.',
  })
  const online = useOnline()
  const [noted, setNoted] = useState<Live | null>(null)
  const send = useEffectEvent(() => {
    const sent = new Set(play.live?.commands.map((each) => each.id))
    const commands = noted?.commands.filter((each) => !sent.has(each.id)) ?? []
    if (noted && commands.length > 0) run({ type: 'live', rules: noted.setup.rules, commands })
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
