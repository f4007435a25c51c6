import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Visit } from '#contract/queue/visit.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useOnLeft } from '#web/lib/use-on-left.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';

const loadSheet = () => import('#web/visit-sheet/index.ts');
type SheetCode = Awaited<ReturnType<typeof loadSheet>>;

type FirstPrint = {
  visitId: string;
  visit: Visit | undefined;
  /** Whether the page has a sheet. */
  enabled: boolean;
};

/**
 * Ctrl+P before the code of the sheet is loaded, when the browser would print its placeholder: the paper is printed
 * once the sheet is shown, and a message names it when the page is left before. The sheet's own key replaces it.
 */
export function useFirstPrint({ visitId, visit, enabled }: FirstPrint): void {
  const navigate = useNavigate();
  const isLeft = useRef(false);
  /** The code of the sheet, once a paper is asked for. */
  const loaded = useRef<SheetCode>(null);
  const say = ({ takeWanted, sayNotPrinted }: SheetCode): void => {
    const open = () => void navigate(pathTo(ADDRESSES.bareEditComplaint, { visitId }));
    if (takeWanted(visitId)) sayNotPrinted({ visitId, token: visit?.token_no ?? null, open });
  };
  useOnLeft(() => {
    isLeft.current = true;
    if (loaded.current) say(loaded.current);
  });
  const print = async (): Promise<void> => {
    const sheet = await loadSheet().catch(() => null);
    if (!sheet) return window.print();
    loaded.current = sheet;
    sheet.printAgain(visitId, () => undefined);
    if (isLeft.current) say(sheet);
  };
  useShortcut('mod+p', {
    description: 'Print the paper of the visit',
    onPress: () => void print(),
    isGeneral: true,
    enabled,
  });
}
