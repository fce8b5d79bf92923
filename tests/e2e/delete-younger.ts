import type { BrowserContext } from 'playwright-core'
import { youngerFeatures } from '#scripts/browsers/younger-features.ts'

let younger: string[] | undefined

/** Deletes, before a page's own scripts run, whatever one of package.json's browsers does not have. */
export async function deleteYounger(context: BrowserContext): Promise<void> {
  younger ??= [...youngerFeatures()]
  await context.addInitScript(deleteFeatures, younger)
}

/** Runs in the page: `Name`, `Name.member`, and `Name.member_static` where the member is the constructor's own. */
function deleteFeatures(features: string[]): void {
  const read = (owner: unknown, name: string): unknown =>
    Object(owner) === owner ? Reflect.get(Object(owner), name) : undefined
  const remove = (owner: unknown, name: string): void => {
    if (Object(owner) === owner) Reflect.deleteProperty(Object(owner), name)
  }
  for (const feature of features) {
    const path = feature.replace(/_static$/, '').split('.')
    const name = path.pop() ?? ''
    const owner = path.reduce<unknown>(read, window)
    remove(owner, name)
    if (path.length > 0) remove(read(owner, 'prototype'), name)
    if (feature === `Window.${name}`) remove(window, name)
  }
}
