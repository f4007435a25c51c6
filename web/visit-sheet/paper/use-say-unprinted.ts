import { useLocation, useNavigate } from 'react-router';
import type { Visit } from '#contract/queue/visit.ts';
import { paperNotPrinted } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { currentSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { printAgain } from './printed-papers.ts';

/** The subject of the messages about the paper of a visit. Only they outlast its page. */
export const aboutPaper = (visitId: string): string => `paper.${visitId}`;

/** Opens the visit to print its paper, and says that the page was left before it was printed. */
export function useSayUnprinted(visitId: string, visit: Visit | undefined) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const again = (): void => printAgain(visitId, () => void navigate(pathname));
  const sayUnprinted = (): void => {
    if (currentSession() === null) return;
    const action = { label: 'Print', onPress: again };
    const extras = { action, about: aboutPaper(visitId), stays: true };
    toast.info(paperNotPrinted(visit?.token_no ?? null), extras);
  };
  return { again, sayUnprinted };
}
