/** Rosso, Azzurro, Oro, Verde, Porpora, Nero: the same letters in French and Italian. */
export const LETTERS = ['R', 'A', 'O', 'V', 'P', 'N'] as const
