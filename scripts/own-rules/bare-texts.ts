import type { Expression, JsxChild, Node, SourceFile } from 'typescript/unstable/ast'
import { SyntaxKind } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isConditionalExpression,
  isExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
  isReturnStatement,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { type Project, SymbolFlags } from 'typescript/unstable/sync'
import { required } from '#common/required.ts'
import type { Finding } from './finding.ts'
import { shownBy } from './text-types.ts'

/** What stands in a list of children: `may` be absent, or be exchanged for something else, while the list stays. */
type Leaf = { node: Node; text: boolean; may: boolean }

const advice =
  'a translator replaces a bare text, and React then fails to move what is beside it: give it an element'

export function bareTexts(file: SourceFile, project: Project): Finding[] {
  const shows = shownBy(project)
  const isSteady = steadyElements(project)
  const found = new Set<Node>()

  /** The children of an element, or of what is flattened into one. */
  function look(children: readonly Leaf[]): void {
    for (const [at, leaf] of children.entries())
      if (leaf.text && (leaf.may || children[at - 1]?.may)) found.add(leaf.node)
  }

  function leavesOf(children: readonly JsxChild[], may = false): Leaf[] {
    return children.flatMap((child): Leaf[] => {
      if (isJsxText(child))
        return child.containsOnlyTriviaWhiteSpaces ? [] : [{ node: child, text: true, may }]
      if (isJsxExpression(child)) return child.expression ? leavesOfExpression(child.expression, may) : []
      return leavesOfExpression(child, may)
    })
  }

  function leavesOfExpression(node: Expression, may: boolean): Leaf[] {
    if (isParenthesizedExpression(node)) return leavesOfExpression(node.expression, may)
    if (isJsxFragment(node)) return leavesOf(node.children, may)
    if (isConditionalExpression(node))
      return [...leavesOfExpression(node.whenTrue, true), ...leavesOfExpression(node.whenFalse, true)]
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
      return leavesOfExpression(node.right, true)
    if (isJsxElement(node)) return [{ node, text: false, may: may || !isSteady(node.openingElement.tagName) }]
    if (isJsxSelfClosingElement(node)) return [{ node, text: false, may: may || !isSteady(node.tagName) }]
    const { text, may: mayBeNothing } = shows(node)
    return [{ node, text, may: may || mayBeNothing }]
  }

  function visit(node: Node): void {
    if (
      isJsxElement(node) ||
      (isJsxFragment(node) && !isJsxElement(node.parent) && !isJsxFragment(node.parent))
    ) {
      const children = node.children.filter(
        (child) => !(isJsxText(child) && child.containsOnlyTriviaWhiteSpaces),
      )
      const [only] = children
      if (children.length > 1) look(leavesOf(children))
      else if (only && isJsxExpression(only) && only.expression) lookAtOnly(only.expression, false)
    }
    const body = componentBody(node)
    for (const returned of body ? returnsOf(body) : [])
      for (const leaf of leavesOfExpression(returned, true)) if (leaf.text) found.add(leaf.node)
    node.forEachChild(visit)
  }

  /** A text that is an only child may come and go, since React writes it into its parent; one of several may not. */
  function lookAtOnly(node: Expression, may: boolean): void {
    if (isParenthesizedExpression(node)) lookAtOnly(node.expression, may)
    else if (isConditionalExpression(node)) {
      lookAtOnly(node.whenTrue, true)
      lookAtOnly(node.whenFalse, true)
    } else if (isBinaryExpression(node)) lookAtOnly(node.right, true)
    else if (isJsxFragment(node)) look(leavesOf(node.children, may))
    else if (may && shows(node).mixed) found.add(node)
  }

  file.forEachChild(visit)
  return [...found].map((node) => ({
    at: isJsxText(node)
      ? node.getFullStart() + (node.text.length - node.text.trimStart().length)
      : node.getStart(file),
    text: advice,
  }))
}

/** Whether an element is there whatever changes: one of HTML's, or of a component that returns one of HTML's and nothing else. */
function steadyElements({ checker }: Project) {
  return (name: Node): boolean => {
    if (!isComponent(name)) return true
    const symbol = checker.getSymbolAtLocation(name)
    const own = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const body = own?.valueDeclaration && componentBody(required(own.valueDeclaration.resolve()))
    const [only, ...others] = body ? returnsOf(body) : []
    if (!only || others.length > 0) return false
    return (
      (isJsxElement(only) && !isComponent(only.openingElement.tagName)) ||
      (isJsxSelfClosingElement(only) && !isComponent(only.tagName))
    )
  }
}

/** What a function returns, without the parentheses around it. */
function returnsOf(body: Node): Expression[] {
  const found: Expression[] = []
  const add = (node: Expression): void => {
    if (isParenthesizedExpression(node)) add(node.expression)
    else found.push(node)
  }
  const walk = (node: Node): void => {
    if (isFunctionDeclaration(node) || isArrowFunction(node) || isFunctionExpression(node)) return
    if (isReturnStatement(node) && node.expression) add(node.expression)
    node.forEachChild(walk)
  }
  if (isBlock(body)) body.forEachChild(walk)
  else if (isExpression(body)) add(body)
  return found
}

function isComponent(name: Node): boolean {
  return !isIdentifier(name) || /^[A-Z]/.test(name.text)
}

/** Of a function whose name begins with a capital letter. */
function componentBody(node: Node): Node | undefined {
  if (isFunctionDeclaration(node)) return node.name && isComponent(node.name) ? node.body : undefined
  if (!isVariableDeclaration(node) || !isComponent(node.name) || !node.initializer) return undefined
  return isArrowFunction(node.initializer) ? node.initializer.body : undefined
}
