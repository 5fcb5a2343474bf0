/** The part of an `AudioNode` that the player uses. */
export interface SoundNode {
  connect(target: SoundNode): unknown
  disconnect(): void
}

/** The part of an `AudioBufferSourceNode` that the player uses. */
export interface SoundSource extends SoundNode {
  buffer: object | null
  start(when: number, offset: number, duration: number): void
}

/** The part of a `GainNode` that the player uses. */
export interface SoundGain extends SoundNode {
  readonly gain: { value: number }
}

/** The part of an `AudioContext` that the player uses. */
export interface SoundContext {
  readonly state: string
  readonly destination: SoundNode
  createBufferSource(): SoundSource
  createGain(): SoundGain
  decodeAudioData(file: ArrayBuffer): Promise<object>
  resume(): Promise<void>
  close(): Promise<void>
}
