import type { CriticalCall } from '#contract/lab/critical/critical-call.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';

/** `Critical results: Dr Rao was told 21 Nov 2026, 10:05 am by Kiran, and read them back.` */
export function callText({ told, calledAt, calledBy, readBack }: CriticalCall): string {
  const said = readBack ? 'and read them back' : 'without reading them back';
  return `Critical results: ${told} was told ${showDateTime(calledAt)} by ${calledBy}, ${said}.`;
}
