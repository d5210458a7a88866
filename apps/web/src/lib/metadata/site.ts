/** The address of the product, for search engines and shared links; the build checks the setting. */
export const site: string = import.meta.env.VITE_SITE_URL ?? window.location.origin
