/** Spec §2: members, members/{id}, chats, likes, likes/m/{id}, premium. A list of likes of one kind is the likes page. */
const membersArea = /^\/(members(\/[^/]+)?|chats|likes(\/[^/]+)?|likes\/m\/[^/]+|premium)\/?$/

export function isMembersArea(pathname: string): boolean {
  return membersArea.test(pathname)
}
