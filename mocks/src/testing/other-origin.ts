/** The distance between the port of a site on another origin and that of its backend, which lets that origin in. */
export const OTHER_ORIGIN = 100
