import { genders } from './profile-fields.ts'

/** Whom a search looks for. Apart from the schemas, so that the browser's pages load no checker. */
export const soughtGenders = [...genders, 'everyone'] as const
export const searchSorts = ['near', 'active', 'newest'] as const
