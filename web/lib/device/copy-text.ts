/** The way of browsers before the clipboard had an API, and of pages served without TLS. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Puts a text into the clipboard; false when the browser does not let it. The clipboard's API exists
 * only on a page with TLS, and a clinic's server in its own network often has none.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!('clipboard' in navigator)) return copyBySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
