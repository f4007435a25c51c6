import { toast } from '#web/ui/toast/toast.ts';
import { useUndoVisit } from './use-undo-visit.ts';

/** Says that a consultation is completed, with Undo; `onReopened` is called when that was possible. */
export function useSayCompleted() {
  const undo = useUndoVisit();
  return (visitId: string, onReopened: () => void): void => {
    const reopen = async (): Promise<void> => {
      if (await undo(visitId, 'complete')) onReopened();
    };
    toast.success('Consultation completed.', {
      action: { label: 'Undo', onPress: () => void reopen() },
    });
  };
}
