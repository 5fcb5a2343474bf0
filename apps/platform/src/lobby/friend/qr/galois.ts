/** The field of 256 elements that QR codes calculate in: x⁸ + x⁴ + x³ + x² + 1. */
const polynomial = 0x11d

const powers = new Uint8Array(255)
const logs = new Uint8Array(256)
let value = 1
for (let exponent = 0; exponent < 255; exponent += 1) {
  powers[exponent] = value
  logs[value] = exponent
  value = value < 128 ? value * 2 : (value * 2) ^ polynomial
}

const product = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (powers[((logs[one] ?? 0) + (logs[other] ?? 0)) % 255] ?? 0)

/** The words that correct errors in a block (Reed–Solomon). */
export function correctionOf(data: readonly number[], count: number): readonly number[] {
  let generator: readonly number[] = [1]
  for (let degree = 0; degree < count; degree += 1) {
    const root = powers[degree] ?? 0
    generator = [...generator, 0].map(
      (word, index) => word ^ product(generator[index - 1] ?? 0, root),
    )
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)]
  for (let index = 0; index < data.length; index += 1) {
    const factor = rest[index] ?? 0
    for (const [offset, word] of generator.entries()) {
      rest[index + offset] = (rest[index + offset] ?? 0) ^ product(word, factor)
    }
  }
  return rest.slice(data.length)
}
