/** Placeholder until the controls stand. */
export function mountPanel(_options: { apiUrl: string }): void {}
