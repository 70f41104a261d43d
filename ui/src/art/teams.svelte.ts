/** In teams the seats of a side share its mark and have numbers; 0: everybody plays alone. */
export const teams = $state({ sides: 0 })
