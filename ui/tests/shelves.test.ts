import { expect, it } from 'vitest'
import { layOut } from '../src/games/masters/shelves'

it('puts each pile on the smallest shelf that holds it', () => {
  expect(layOut({ coin: 1, stone: 2, shield: 2 }, []).shelves).toEqual(['coin', 'stone', 'shield'])
  expect(layOut({ stone: 3 }, []).shelves).toEqual([null, null, 'stone'])
})
it('every layout fits its shelves', () => {
  for (let coin = 0; coin <= 3; coin++)
    for (let stone = 0; stone <= 3; stone++)
      for (let shield = 0; shield <= 3; shield++) {
        const piles = [coin, stone, shield].toSorted((a, b) => b - a)
        if (piles[1]! > 2 || piles[2]! > 1) continue
        const { counts } = layOut({ coin, stone, shield }, [])
        expect(counts.every((count, shelf) => count <= shelf + 1)).toBe(true)
        expect(counts.reduce((a, b) => a + b)).toBe(coin + stone + shield)
      }
})
it('fills the depots of Leaders first', () => {
  expect(layOut({ coin: 3 }, ['coin'])).toMatchObject({ depots: { coin: 2 }, counts: [1, 0, 0] })
})
