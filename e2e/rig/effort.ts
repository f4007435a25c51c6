import type { Locator, Page } from '@playwright/test';

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/** Counts what a person does; a modifier is part of the key that it is held for. */
const COUNT = `if (location.protocol.startsWith('http')) {
  const add = (what) => sessionStorage.setItem(what, 1 + Number(sessionStorage.getItem(what)));
  const isKey = ({ isTrusted, key }) => isTrusted && !${JSON.stringify(MODIFIERS)}.includes(key);
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && add('effort-presses'), true);
  addEventListener('keydown', (event) => isKey(event) && add('effort-keys'), true);
}`;

/** Clicks or taps, and keys, typed text included. */
export type Effort = { readonly presses: number; readonly keys: number };

/** Counts the pointer and key events of a page from its next document on. */
export async function countEffort(page: Page) {
  await page.addInitScript(COUNT);
  let fromLists = 0;
  return {
    /** Chooses from a native select: the page sees its opening, not the choice in the system's list. */
    async tapAndChoose(select: Locator, label: string): Promise<void> {
      await select.tap();
      await select.selectOption({ label });
      fromLists += 1;
    },
    async spent(): Promise<Effort> {
      const of = (what: string) => page.evaluate(`Number(sessionStorage.getItem('${what}'))`);
      const presses = Number(await of('effort-presses')) + fromLists;
      return { presses, keys: Number(await of('effort-keys')) };
    },
  };
}
