/**
 * SQL: whether two joined rows of `site` share no members: they are not the same, and not two of one company that both
 * share theirs. The audit's own reading of the rule that a site's pool follows.
 */
export function outsidePool(one: string, other: string): string {
  const shares = (site: string) => `(${site}.settings ->> 'member_resell')::boolean`
  return `(${one}.id <> ${other}.id
    and not (${one}.company_id = ${other}.company_id and ${shares(one)} and ${shares(other)}))`
}
