export { Podium, podiumPlaces } from './Podium.tsx'
export type { PodiumPlace, PodiumPlayer, PodiumProps, PodiumStep } from './Podium.tsx'
