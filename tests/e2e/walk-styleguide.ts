import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, phone } from './open-browser.ts'

export async function walkCombobox(page: Page): Promise<void> {
  const { keyboard } = page
  const town = part(page, 'Combobox, date of birth, age').getByRole('combobox', { name: 'Town', exact: true })
  const active = () =>
    town.evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant')
      return id ? document.getElementById(id)?.textContent : null
    })
  await town.focus()
  expect(await town.getAttribute('aria-expanded')).toBe('false')
  await keyboard.press('ArrowDown')
  await expect.poll(active).toBe('Århus')
  await keyboard.press('End')
  await expect.poll(active).toBe('Zürich')
  await keyboard.press('Home')
  await expect.poll(active).toBe('Århus')
  await keyboard.type('ste')
  await page.getByText('No town of that name here.').first().waitFor()
  await keyboard.press('Control+A')
  await keyboard.type('lodz')
  await expect.poll(active).toBe('Łódź')
  await keyboard.press('Escape')
  expect(await town.getAttribute('aria-expanded')).toBe('false')
  expect(await town.inputValue()).toBe('lodz')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect.poll(() => town.inputValue()).toBe('Łódź')
  await expectFocusOn(town)
}

export async function walkMenuAndPopover(page: Page): Promise<void> {
  const { keyboard } = page
  const samples = part(page, 'Dialogs, sheets, menus, popover, toasts')
  const more = samples.getByRole('button', { name: 'More' })
  await more.focus()
  await keyboard.press('Enter')
  await expectFocusOn(samples.getByRole('menuitem', { name: 'Send a gift' }))
  await keyboard.press('ArrowUp')
  await expectFocusOn(samples.getByRole('menuitem', { name: 'Block Freya' }))
  await keyboard.press('r')
  await expectFocusOn(samples.getByRole('menuitem', { name: 'Report' }))
  await keyboard.press('Escape')
  await samples.getByRole('menu').waitFor({ state: 'hidden' })
  await expectFocusOn(more)

  const popover = samples.getByRole('button', { name: 'Popover' })
  await popover.focus()
  await keyboard.press('Enter')
  await samples.getByRole('dialog', { name: 'How the price is made' }).waitFor()
  await keyboard.press('Tab')
  await expectFocusOn(samples.getByRole('button', { name: 'All prices' }))
  await keyboard.press('Escape')
  await samples.getByRole('dialog', { name: 'How the price is made' }).waitFor({ state: 'hidden' })
  await expectFocusOn(popover)
}

export async function walkDialogs(page: Page): Promise<void> {
  const { keyboard } = page
  const samples = part(page, 'Dialogs, sheets, menus, popover, toasts')
  const opener = samples.getByRole('button', { name: 'Dialog', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Delete this conversation?' })
  await opener.focus()
  await keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Keep it' }).waitFor()
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expectFocusOn(opener)

  await samples.getByRole('button', { name: 'Firm dialog' }).press('Enter')
  const firm = page.getByRole('dialog', { name: 'Are you 18 or older?' })
  await firm.waitFor()
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  expect(await firm.isVisible()).toBe(true)
  await firm.getByRole('button', { name: 'I am' }).press('Enter')
  await firm.waitFor({ state: 'hidden' })

  await samples.getByRole('button', { name: 'Sheet', exact: true }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const town = sheet.getByRole('combobox')
  await town.focus()
  await keyboard.type('amst')
  await sheet.getByRole('option', { name: 'Amsterdam' }).waitFor()
  await keyboard.press('Escape')
  expect(await sheet.getByRole('option').count()).toBe(0)
  expect(await sheet.isVisible()).toBe(true)
  await keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
}

export async function walkTabsAndPages(page: Page): Promise<void> {
  const samples = part(page, 'Tabs and pages')
  const tabs = samples.getByRole('navigation', { name: 'Likes, light' })
  expect(await tabs.getByRole('link', { name: /Received/ }).getAttribute('aria-current')).toBe('page')
  await tabs.getByRole('link', { name: /Received/ }).focus()
  await page.keyboard.press('Tab')
  await expectFocusOn(tabs.getByRole('link', { name: 'Sent' }))

  const pages = samples.getByRole('navigation', { name: 'Pages, light', exact: true })
  await pages.getByRole('link', { name: 'Page 11' }).press('Enter')
  await page.waitForURL(/page=11/)
  await expect.poll(() => pages.locator('[aria-current]').textContent()).toBe('11')
  await page.setViewportSize(phone)
  await pages.getByText('11 of 20').waitFor()
  expect(await pages.getByRole('link').count()).toBe(2)
  await page.setViewportSize(desktop)
}

export async function walkTable(page: Page): Promise<void> {
  const { keyboard } = page
  const table = part(page, 'Data table').getByRole('table', { name: 'Queue', exact: true })
  const name = (what: string) => table.getByRole('link', { name: what })
  const waiting = table.getByRole('columnheader', { name: 'Waiting' })
  expect(await waiting.getAttribute('aria-sort')).toBe('ascending')
  await waiting.getByRole('button').press('Enter')
  await expect.poll(() => waiting.getAttribute('aria-sort')).toBe('descending')
  await waiting.getByRole('button').press('Enter')

  await keyboard.press('Tab')
  await expectFocusOn(table.getByRole('checkbox', { name: 'Choose Photo 1', exact: true }))
  await keyboard.press('ArrowRight')
  await expectFocusOn(name('Photo 1 New'))
  await keyboard.press('ArrowDown')
  await expectFocusOn(name('Report 2 '))
  await keyboard.press('End')
  await expectFocusOn(name('Report 14 '))
  await keyboard.press('Space')
  await part(page, 'Data table').getByText('2 chosen').last().waitFor()
  await keyboard.press('Home')
  await keyboard.press('Enter')
  await page.waitForURL(/report=1$/)

  await page.setViewportSize(phone)
  const row = table.getByRole('row', { name: /Photo 1 / })
  const label = row.getByRole('cell', { name: 'Serenade' })
  expect(await label.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Site"')
}

export function part(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { name: title, level: 2, exact: true })
  return page.locator('section', { has: heading }).locator('[data-theme="light"]')
}

export async function expectFocusOn(target: Locator): Promise<void> {
  const focused = () => target.evaluate((element) => element === document.activeElement)
  await expect.poll(focused, { message: `focus on ${target.toString()}` }).toBe(true)
}
