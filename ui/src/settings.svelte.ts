/** What a person chose for this device: language, light, motion. Remembered, and changed without a reload. */

export type Language = 'en' | 'fr'
export type Theme = 'system' | 'light' | 'dark'

const KEPT = 'signoria'

function kept(): { language?: Language; theme?: Theme } {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}

const before = kept()
const dark = matchMedia('(prefers-color-scheme: dark)')

class Settings {
  language = $state<Language>(before.language ?? (navigator.language.startsWith('fr') ? 'fr' : 'en'))
  theme = $state<Theme>(before.theme ?? 'system')
  #systemDark = $state(dark.matches)

  constructor() {
    dark.addEventListener('change', () => {
      this.#systemDark = dark.matches
      this.apply()
    })
    this.apply()
  }

  get isDark(): boolean {
    return this.theme === 'system' ? this.#systemDark : this.theme === 'dark'
  }

  speak(language: Language): void {
    this.language = language
    this.apply()
  }

  light(theme: Theme): void {
    this.theme = theme
    this.apply()
  }

  apply(): void {
    document.documentElement.dataset.theme = this.isDark ? 'dark' : 'light'
    document.documentElement.lang = this.language
    try {
      localStorage.setItem(KEPT, JSON.stringify({ language: this.language, theme: this.theme }))
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const settings = new Settings()

/** May pieces travel? */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
