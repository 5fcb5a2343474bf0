import { expose } from './expose.mjs'

expose({ table: () => null, cards: () => null })
