import { failEverywhere } from './fail-everywhere.ts'
import { kindVerbs } from './kind-verbs.ts'
import { talkVerbs } from './talk-verbs.ts'

await failEverywhere((stage) => [...talkVerbs(stage), ...kindVerbs(stage)])
