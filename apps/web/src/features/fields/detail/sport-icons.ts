import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import {
  type Icon,
  IconBallBasketball,
  IconBallFootball,
  IconBallTennis,
  IconBallVolleyball,
  IconPlayHandball,
} from '@tabler/icons-react'

/** The icons of the sports. */
export const sportIcons: Readonly<Record<Sport, Icon>> = {
  society: IconBallFootball,
  futsal: IconBallFootball,
  football: IconBallFootball,
  'beach-tennis': IconBallTennis,
  volleyball: IconBallVolleyball,
  footvolley: IconBallVolleyball,
  padel: IconBallTennis,
  tennis: IconBallTennis,
  basketball: IconBallBasketball,
  handball: IconPlayHandball,
}
