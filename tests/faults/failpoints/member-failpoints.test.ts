import { accountVerbs } from './account-verbs.ts'
import { albumVerbs } from './album-verbs.ts'
import { failEverywhere } from './fail-everywhere.ts'
import { photoVerbs } from './photo-verbs.ts'
import { reviewVerbs } from './review-verbs.ts'

await failEverywhere((stage, deps) => [
  ...accountVerbs(stage),
  ...photoVerbs(stage),
  ...albumVerbs(stage),
  ...reviewVerbs(stage, deps),
])
