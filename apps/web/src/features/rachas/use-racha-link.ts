import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { useRouter } from '@tanstack/react-router'

/** Returns the address by which anybody sees and answers a game (N2). */
export function useRachaLink({ linkToken }: Pick<RachaDetail, 'linkToken'>): string {
  const router = useRouter()
  const { href } = router.buildLocation({ to: '/racha/$id', params: { id: linkToken } })
  return new URL(href, location.origin).href
}
