import type { Api as MemberApi } from '#server/api/site/index.ts'

/** The members' site calls what the server has for members. */
declare module '#client/api/api.ts' {
  interface Endpoints {
    readonly member: MemberApi
  }
}
