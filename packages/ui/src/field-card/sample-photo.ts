const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
  <path fill="#f6c28b" d="M0 0h640v210H0z"/><circle cx="470" cy="150" r="44" fill="#fff3d6"/>
  <path fill="#27543f" d="M0 170q90-50 190-14t210-8 240 16v60H0z"/>
  <path fill="#2f8f57" d="M0 214h640v186H0z"/><path fill="#35a063" d="M120 214h90L90 400H-80zM330 214h90l60 186H280z"/>
  <path fill="none" stroke="#fff" stroke-width="6" d="M0 330h640M210 214v-92h220v92M210 150h220M265 122v92M320 122v92M375 122v92"/>
</svg>`

/** A photo for stories and tests: drawn, so that nobody holds rights to it. */
export const samplePhoto = `data:image/svg+xml,${encodeURIComponent(scene)}`
