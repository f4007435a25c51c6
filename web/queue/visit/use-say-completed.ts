import { toast } from '#web/ui/toast/toast.ts';
import { useUndoVisit } from './use-undo-visit.ts';

/** Says that a consultation is completed. With `onReopened` it offers Undo, and calls that when it was possible. */
export function useSayCompleted() {
  const undo = useUndoVisit();
  return (visitId: string, onReopened?: () => void): void => {
    const reopen = async (): Promise<void> => {
      if (await undo(visitId, 'complete')) onReopened?.();
    };
    const action = onReopened && { label: 'Undo', onPress: () => void reopen() };
    toast.success('Consultation completed.', { action });
  };
}
