/** Returns the later one of two days. */
export const laterDay = (a: string, b: string): string => (a > b ? a : b)

/** Returns the earlier one of two days. */
export const earlierDay = (a: string, b: string): string => (a < b ? a : b)
