import type { OwnProfile } from '#common/profiles.ts'

/** For tests: a profile of which nothing but what it needs was filled in. */
export const emptyProfile: OwnProfile = {
  id: '01920000-0000-7000-8000-000000000001',
  name: 'Ada',
  gender: 'female',
  sexuality: 'bi',
  date_of_birth: '1990-01-01',
  country: 'NL',
  region: 'NL-UT',
  city: '1',
  region_name: 'Utrecht',
  city_name: 'Utrecht',
  relationship_status: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  tattoos: null,
  interests: [],
  reason: null,
  about: null,
  prompts: [],
}
