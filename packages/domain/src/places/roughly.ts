/** Rounds degrees to about a kilometre: nobody's door is kept. */
export const roughly = (degrees: number) => Math.round(degrees * 100) / 100
