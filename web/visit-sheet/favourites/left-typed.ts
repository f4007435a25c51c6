import { UNTAKEN } from '#web/ui/combobox/untaken-rows.tsx';

/** The texts in the search fields of a form and above them that are not rows yet. */
export function leftTyped(form: HTMLElement): readonly string[] {
  const fields = form.querySelectorAll<HTMLInputElement>('input[role="combobox"]');
  return [
    ...[...form.querySelectorAll(`[${UNTAKEN}]`)].map((row) => row.getAttribute(UNTAKEN) ?? ''),
    ...[...fields].map(({ value }) => value.trim()),
  ].filter(Boolean);
}
