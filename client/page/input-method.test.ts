import { expect, test } from 'vitest'
import { keepKeysOfInputMethods } from './input-method.ts'

type Key = { key?: string; keyCode?: number; isComposing?: boolean; at?: number }

/** A page with a keyboard, or a phone, and what of its keys is heard. */
function open(pointer: 'fine' | 'coarse' = 'fine') {
  const target = new EventTarget()
  const heard: string[] = []
  const page = Object.assign(target, { matchMedia: () => ({ matches: pointer === 'fine' }) })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the window it uses nothing else
  keepKeysOfInputMethods(page as unknown as Window)
  target.addEventListener('keydown', (event) => heard.push('key' in event ? String(event.key) : ''))
  function happen(type: string, { key = 'Enter', keyCode = 13, isComposing = false, at = 1_000 }: Key = {}) {
    const event = new Event(type, { cancelable: true })
    Object.defineProperties(event, {
      key: { value: key },
      keyCode: { value: keyCode },
      isComposing: { value: isComposing },
      timeStamp: { value: at },
    })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { heard, happen }
}

test('the Enter that confirms a word is not heard, whichever way the browser tells it', () => {
  const { heard, happen } = open()
  happen('keydown', { isComposing: true })
  happen('keyup')
  happen('keydown', { keyCode: 229 })
  happen('keyup')
  happen('compositionend')
  expect(happen('keydown', { at: 1_004 })).toBe(true)
  expect(heard).toEqual([])
  happen('keyup')
  expect(happen('keydown', { at: 1_090 })).toBe(false)
  expect(heard).toEqual(['Enter'])
})

test('the other keys of a composition are not heard, and those after it are', () => {
  const { heard, happen } = open()
  for (const key of ['ArrowDown', 'Escape', 'Tab', 'Process']) happen('keydown', { key, isComposing: true })
  happen('compositionend')
  happen('keydown', { key: 'a', at: 1_001 })
  happen('keydown', { at: 1_002 })
  expect(heard).toEqual(['a', 'Enter'])
})

test('an Enter after the word was chosen by another key, by a click, or a while ago, is heard', () => {
  const { heard, happen } = open()
  happen('compositionend')
  happen('keyup', { key: ' ' })
  happen('keydown', { at: 1_050 })
  happen('compositionend')
  happen('pointerdown')
  happen('keydown', { at: 1_050 })
  happen('compositionend')
  happen('keydown', { at: 1_200 })
  expect(heard).toEqual(['Enter', 'Enter', 'Enter'])
})

test('on a phone, whose keyboard composes all that is typed, Enter is heard', () => {
  const { heard, happen } = open('coarse')
  happen('compositionend')
  expect(happen('keydown', { at: 1_001 })).toBe(false)
  expect(heard).toEqual(['Enter'])
})
