/** How much room there is: a phone shows one board at a time, a narrow screen folds the others away. */

const phone = matchMedia('(max-width: 760px)')
const wide = matchMedia('(min-width: 1400px)')

class Layout {
  phone = $state(phone.matches)
  wide = $state(wide.matches)
  constructor() {
    phone.addEventListener('change', () => (this.phone = phone.matches))
    wide.addEventListener('change', () => (this.wide = wide.matches))
  }
}

export const layout = new Layout()

/** Is there room for what is only handy? */
export const roomy = (): boolean => matchMedia('(min-width: 761px) and (min-height: 861px)').matches
