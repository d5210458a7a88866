import { noHandRefresh } from './no-hand-refresh.ts'
import { noMachineClock } from './no-machine-clock.ts'
import { noMachineZone } from './no-machine-zone.ts'

/** Rules of our own, for oxlint (.oxlintrc.json). */
export default {
  meta: { name: 'house' },
  rules: {
    'no-hand-refresh': noHandRefresh,
    'no-machine-clock': noMachineClock,
    'no-machine-zone': noMachineZone,
  },
}
