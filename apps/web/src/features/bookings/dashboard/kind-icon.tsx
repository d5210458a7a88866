import {
  IconBuildingStore,
  IconCash,
  IconCircleCheck,
  IconFlagCheck,
  IconHourglassEmpty,
  IconUserOff,
} from '@tabler/icons-react'
import type { LaneKind } from './lane-kind.ts'

const icons = {
  confirmed: IconCircleCheck,
  venue: IconCash,
  'walk-in': IconBuildingStore,
  hold: IconHourglassEmpty,
  completed: IconFlagCheck,
  absent: IconUserOff,
} as const satisfies Record<LaneKind, unknown>

/** The icon of a kind of booking, the same on blocks and in the legend. */
export function KindIcon({ kind }: { kind: LaneKind }) {
  const Icon = icons[kind]
  return <Icon size={14} stroke={2} aria-hidden />
}
