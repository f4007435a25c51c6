/** Leaves the application for another URL, such as the payment provider's page. */
export function leaveTo(url: string): void {
  window.location.assign(url);
}
