/** Every table stands in a street of Florence: its address in words, the same for everybody. */

const STREETS = [
  'Via Larga', 'Por Santa Maria', 'Via dei Servi', 'Borgo Pinti', 'Via Maggio', 'Canto dei Bardi', 'Via della Scala', 'Borgo San Jacopo',
  'Via Porta Rossa', 'Via del Proconsolo', 'Piazza dei Peruzzi', 'Via Ghibellina', 'Borgo degli Albizi', 'Via Tornabuoni', 'Via del Corso', 'Via de’ Ginori',
  'Piazza San Lorenzo', 'Via Calimala', 'Via dei Fossi', 'Lungarno Corsini', 'Via San Gallo', 'Borgo Ognissanti', 'Via dell’Oriuolo', 'Costa San Giorgio',
]

export function street(table: string): string {
  let sum = 0
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return STREETS[sum % STREETS.length]!
}
