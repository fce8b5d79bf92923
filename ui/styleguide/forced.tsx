import { type ReactNode, useEffect, useRef } from 'react'

export type ForcedState = 'hover' | 'focus' | 'active'

type ForcedProps = { state: ForcedState | 'focus hover'; on?: string; children: ReactNode }

/** Shows its content as if it were hovered, focused or pressed. */
export function Forced({ state, on = 'a, button, input, select, textarea', children }: ForcedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current?.querySelector<HTMLElement>(on)
    if (element) element.dataset.forced = state
  })
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  )
}

const pseudo = { ':hover': 'hover', ':focus-visible': 'focus', ':active': 'active' }

/** Copies each CSS rule for a state, so that it applies to `data-forced` too and a screenshot can show the state. */
export function useForcedStates() {
  useEffect(() => {
    const done = new WeakSet<CSSStyleSheet>()
    function extend() {
      for (const sheet of document.styleSheets) {
        if (done.has(sheet)) continue
        done.add(sheet)
        extendRules(sheet)
      }
    }
    extend()
    const observer = new MutationObserver(extend)
    observer.observe(document.head, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
}

function extendRules(group: { readonly cssRules: CSSRuleList }): void {
  for (const rule of group.cssRules) {
    if (rule instanceof CSSStyleRule) extendRule(rule)
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) extendRules(rule)
  }
}

function extendRule(rule: CSSStyleRule): void {
  let forced = rule.selectorText
  for (const [name, state] of Object.entries(pseudo)) {
    forced = forced.replaceAll(new RegExp(`(?<!\\\\)${name}`, 'g'), `[data-forced~="${state}"]`)
  }
  if (forced !== rule.selectorText) rule.selectorText = `${rule.selectorText}, ${forced}`
}
