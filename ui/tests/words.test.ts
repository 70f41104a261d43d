import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Catalogue, typeset } from '../src/words/catalogue'
import { Speaker } from '../src/words/speaker'

const SIGNORIA = new URL('../../src/signoria/', import.meta.url)
const GAMES = readdirSync(new URL('games/', SIGNORIA)).filter((game) => existsSync(new URL(`games/${game}/words/en.ftl`, SIGNORIA)))
const FOLDERS = ['words/', ...GAMES.map((game) => `games/${game}/words/`)]
const text = (language: string) => FOLDERS.map((folder) => readFileSync(new URL(`${folder}${language}.ftl`, SIGNORIA), 'utf8')).join('\n')
const ENGLISH = text('en')
const keys = (words: string) => [...words.matchAll(/^(ui-[\w-]+) =/gm)].map(([, key]) => key!)
const KEYS = keys(ENGLISH)

function sources(folder: URL): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = new URL(name, folder)
    return statSync(path).isDirectory() ? sources(new URL(`${name}/`, folder)) : [readFileSync(path, 'utf8')]
  })
}
const SOURCE = sources(new URL('../src/', import.meta.url)).join('\n')

describe('the catalogues of the client', () => {
  it('say the same in both languages', () => expect(keys(text('fr'))).toEqual(KEYS))
  it('hold every entry that is asked for by name', () => {
    const asked = [...SOURCE.matchAll(/'(ui-[\w-]+)'/g)].map(([, key]) => key!)
    expect(asked.filter((key) => !KEYS.includes(key))).toEqual([])
  })
  it('hold nothing that nobody asks for', () => {
    const families = [...SOURCE.matchAll(/`(ui-[^`]*)`/g)].map(([, key]) => new RegExp(`^${key!.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`))
    const named = (key: string) => SOURCE.includes(`'${key}'`) || ENGLISH.includes(`{ ${key} }`)
    const unused = KEYS.filter((key) => !named(key) && !families.some((family) => family.test(key)))
    expect(unused).toEqual([])
  })
})

describe('a speaker', () => {
  const words = new Catalogue('en', 'list-pair = { $first } and { $last }\nlist-more = { $first }, { $last }\nword-nothing = nothing\ng-goods = { $amount } { $resource }\ng-event-gained = { $seat } got { $goods }.\n')
  const speaker = new Speaker('g', words, { names: {}, phrases: {}, dimensions: {}, seats: ['seat'], bags: { goods: ['g-goods', 'resource', ['coin', 'stone', 'shield']] }, prompt_rules: {}, cards: {}, texts: {} })
  it('tells a bag as a list', () => {
    expect(speaker.event({ n: 1, event: 'gained', seat: 0, coin: 2, stone: 0, shield: 1 }, ['Livia'])).toBe('Livia got 2 coin and 1 shield.')
  })
  it('says nothing for an empty list', () => expect(speaker.join([])).toBe('nothing'))
})

it('sets French spaces that do not break', () => {
  expect(typeset("l'ami : « oui » !", 'fr')).toBe('l’ami\u00a0: «\u00a0oui\u00a0»\u00a0!')
})
