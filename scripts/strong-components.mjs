/**
 * The strongly connected components of more than one node: the groups in which each reaches each other. `graph` is a map
 * of each node to those that it leads to (Tarjan, 1972).
 */
export function tarjan(graph) {
  const indexes = new Map()
  const lowest = new Map()
  const open = []
  const groups = []
  const visit = (node) => {
    indexes.set(node, indexes.size)
    lowest.set(node, indexes.get(node))
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) visit(next)
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)))
    }
    if (lowest.get(node) !== indexes.get(node)) return
    const group = open.splice(open.indexOf(node))
    if (group.length > 1) groups.push(group)
  }
  for (const node of graph.keys()) if (!indexes.has(node)) visit(node)
  return groups
}
