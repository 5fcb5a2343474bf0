// The floor of every measurement: the same waits and the same pointer over an empty box.
import { expose } from './bench.mjs'
import { vanillaAdapter } from './vanilla.mjs'

expose(vanillaAdapter({ create: () => {}, show: () => {}, destroy: () => {}, piecesIn: () => [] }))
