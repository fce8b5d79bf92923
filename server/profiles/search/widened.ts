import type { SimilarResult } from '#common/wire/profiles.ts'
import type { Search } from './fill-search.ts'

export type Widening = SimilarResult['groups'][number]['widened']

/** A search that asks for more than was asked for, and what of it is wider. */
export type Widened = { widened: Widening; search: Search }
