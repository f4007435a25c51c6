import { useLocation, useNavigate } from 'react-router';
import type { Visit } from '#contract/queue/visit.ts';
import { paperNotPrinted } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { currentSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { printAgain } from './printed-papers.ts';

/** The subject of the messages about the paper of a visit. Only they outlast its page. */
export const aboutPaper = (visitId: string): string => `paper.${visitId}`;

type NotPrinted = {
  readonly visitId: string;
  /** Null when the page was left before it was known. */
  readonly token: number | null;
  /** Opens the visit. */
  readonly open: () => void;
};

/** Says that the page of a visit was left before its paper was printed, and offers to print it. */
export function sayNotPrinted({ visitId, token, open }: NotPrinted): void {
  if (currentSession() === null) return;
  const action = { label: 'Print', onPress: () => printAgain(visitId, open) };
  toast.info(paperNotPrinted(token), { action, about: aboutPaper(visitId), stays: true });
}

/** Opens the visit to print its paper, and says that the page was left before it was printed. */
export function useSayUnprinted(visitId: string, visit: Visit | undefined) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = (): void => void navigate(pathname);
  const again = (): void => printAgain(visitId, open);
  const sayUnprinted = (): void => sayNotPrinted({ visitId, token: visit?.token_no ?? null, open });
  return { again, sayUnprinted };
}
