import { ADDENDA_MESSAGES as M } from '#contract/addenda/addenda.messages.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

export function AddendaNotLoaded() {
  return <AlertBanner tone="error">{M.loadFailed}</AlertBanner>;
}
