let sound: HTMLAudioElement | null = null

/** Plays the sound of something new (E6). A browser that refuses, or cannot fetch it, is left in peace. */
export function chime(): void {
  sound ??= new Audio(`${import.meta.env.BASE_URL}start-playing.mp3`)
  sound.currentTime = 0
  sound.play().catch(() => null)
}
