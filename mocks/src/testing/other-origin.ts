/** How far the port of a site on another origin lies from that of its backend, which lets that origin in. */
export const OTHER_ORIGIN = 100
