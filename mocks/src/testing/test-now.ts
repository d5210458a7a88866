/** The instant of the clock in tests: a Friday, 10:00 in Brasília, with a whole evening still to come. */
export const TEST_NOW = '2026-11-20T13:00:00.000Z'
