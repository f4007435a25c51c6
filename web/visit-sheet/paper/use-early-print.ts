import type { Visit } from '#contract/queue/visit.ts';
import { useOnLeft } from '#web/lib/use-on-left.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { takeWanted, wantPaper } from './printed-papers.ts';
import { useSayUnprinted } from './use-say-unprinted.ts';

/** The description of the key that prints the paper. */
export const PRINTS_PAPER = 'Print the paper of the visit';

/**
 * Ctrl+P while a sheet loads, when the browser would print its placeholder: the paper is printed once the sheet is
 * shown, and a message names it when the page is left before.
 */
export function useEarlyPrint(
  visitId: string,
  { visit, isLoading }: { visit: Visit | undefined; isLoading: boolean },
): void {
  const { sayUnprinted } = useSayUnprinted(visitId, visit);
  const onPress = (): void => wantPaper(visitId);
  useShortcut('mod+p', { description: PRINTS_PAPER, onPress, enabled: isLoading });
  useOnLeft(() => {
    if (takeWanted(visitId)) sayUnprinted();
  });
}
