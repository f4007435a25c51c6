import './show-tab.css';

/** The `ref` of the chosen tab: on a phone, where tabs scroll sideways, it is not left out of sight. */
export function showTab(tab: HTMLElement | null): void {
  // Absent in the tests' browser.
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}
