import type { Page } from 'playwright-core'

export type HeardNode = {
  /** The id of its DOM node. */
  id: number | undefined
  role: string
  name: string
  description: string
  value: string
  parentRole: string
  /** The ids of the DOM nodes that `aria-activedescendant` names. */
  activeIds: number[]
  disabled: boolean
  expanded: boolean
  focused: boolean
  selected: boolean
  autocomplete: string
  hasPopup: string
  invalid: string
  /** All texts inside it. */
  text: string
}

/** The accessibility tree that a screen reader gets from the browser, without ignored nodes. */
export async function heardNodes(page: Page): Promise<HeardNode[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  type Node = (typeof nodes)[number]
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const word = (value: { value?: unknown } | undefined) =>
    typeof value?.value === 'string' ? value.value : ''
  const textOf = (node: Node): string =>
    word(node.role) === 'StaticText'
      ? word(node.name)
      : (node.childIds ?? [])
          .map((id) => byId.get(id))
          .reduce((all, child) => all + (child ? textOf(child) : ''), '')
  function parentOf(node: Node): Node | undefined {
    const parent = byId.get(node.parentId ?? '')
    return parent?.ignored ? parentOf(parent) : parent
  }
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => {
      const property = (name: string) => node.properties?.find((one) => one.name === name)?.value
      return {
        id: node.backendDOMNodeId,
        role: word(node.role),
        name: word(node.name),
        description: word(node.description),
        value: word(node.value),
        parentRole: word(parentOf(node)?.role),
        activeIds: (property('activedescendant')?.relatedNodes ?? []).map((one) => one.backendDOMNodeId),
        disabled: property('disabled')?.value === true,
        expanded: property('expanded')?.value === true,
        focused: property('focused')?.value === true,
        selected: property('selected')?.value === true,
        autocomplete: word(property('autocomplete')),
        hasPopup: word(property('hasPopup')),
        invalid: word(property('invalid')),
        text: textOf(node),
      }
    })
}
