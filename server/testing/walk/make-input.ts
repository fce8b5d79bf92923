import type { Actor, World } from './create-world.ts'

export type Input = {
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string> | undefined
}

export type Make = (world: World, actor: Actor) => Input
export const nothing: Make = () => ({})
export const ownId = (actor: Actor, of: 'order' | 'payment', world: World) =>
  actor.person?.[of] ?? world.people.stranger![of]
