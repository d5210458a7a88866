/**
 * Makes `Date` tell the time as if it were `instant` now, going on at the usual pace; timers keep the machine's.
 * Imports nothing, so that a page can be given it as a script. Called again, only the last call counts.
 */
export function shiftDate(instant: string): void {
  const world = globalThis as typeof globalThis & {
    machineDate?: DateConstructor
    shiftedDate?: DateConstructor
  }
  const machine = (world.machineDate ??= Date)
  const ahead = machine.parse(instant) - machine.now()
  const now = () => machine.now() + ahead
  globalThis.Date = world.shiftedDate = new Proxy(machine, {
    apply: () => new machine(now()).toString(),
    construct: (target, args: unknown[], asked) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, asked) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  })
  machine.prototype.constructor = globalThis.Date
}

/**
 * Returns whether `Date` is still the one of `shiftDate`: what fakes the clock for a while may leave the machine's
 * behind.
 */
export function isDateShifted(): boolean {
  return (globalThis as { shiftedDate?: DateConstructor }).shiftedDate === Date
}
