import { useLocation, useRouter } from '@tanstack/react-router'
import { homeOf } from '../../session/homes.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { ensureUser } from '../../session/session.ts'

/**
 * Leads on after signing in (B5): to the requested page, where a time that somebody wanted to book is held at once, or to
 * the user's home. `known` is the id of the requested page's route; empty for none.
 */
export function useGoOn(redirect: string | undefined) {
  const router = useRouter()
  const reserves = useLocation({ select: ({ state }) => state.reserves === true })
  // Only a path that `safeRedirect` accepts reaches the history; its guard runs too.
  const wanted = safeRedirect(redirect, location.origin)
  const [, , known] = router.getMatchedRoutes(wanted?.split(/[?#]/, 1)[0] ?? '')
  const goOn = async (state: { reserves?: boolean } = reserves ? { reserves } : {}) => {
    const user = await ensureUser()
    if (user === null) return
    router.history.replace(wanted !== null && known !== undefined ? wanted : homeOf(user), state)
  }
  return { wanted, known: known?.id ?? '', goOn }
}
