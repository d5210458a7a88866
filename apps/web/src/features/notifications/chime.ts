let sound: HTMLAudioElement | null = null

/** Plays the sound of a new notification (E6). A browser that refuses or fails to load it is ignored. */
export function chime(): void {
  sound ??= new Audio(`${import.meta.env.BASE_URL}start-playing.mp3`)
  sound.currentTime = 0
  sound.play().catch(() => null)
}
