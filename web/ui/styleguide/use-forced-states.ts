import { useEffect } from 'react'

const pseudo = { ':hover': 'hover', ':focus-visible': 'focus', ':active': 'active' }

/** Lets every rule for a state count for `data-forced` too, so that a picture can show the state. */
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
