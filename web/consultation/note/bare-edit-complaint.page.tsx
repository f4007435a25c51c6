import { matchPath } from 'react-router';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { prefetch } from '#web/lib/api/use-api.ts';
import { currentSession } from '#web/lib/session/session.ts';
import { LiveDot } from '#web/ui/notice/live-dot.tsx';
import { Consultation } from './consultation.tsx';
import './note.css';

/** The consultation in a full window: /dashboard/edit-complaint/{visitId}. */
export function BareEditComplaintPage() {
  return (
    <main id="main" tabIndex={-1} className="note-page">
      <Consultation />
      <footer className="note-foot">
        <LiveDot />
      </footer>
    </main>
  );
}

/**
 * Requests the note, its visit and the sheet below a note that can be written, before the page is
 * rendered. The sheet would otherwise wait for the note.
 */
export function readAhead(): void {
  const visitId = matchPath(ADDRESSES.bareEditComplaint, window.location.pathname)?.params.visitId;
  const role = currentSession()?.user.role;
  if (!visitId || !role) return;
  prefetch(getComplaint, { params: { visitId } });
  prefetch(getVisit, { params: { id: visitId } });
  if (!mayCall(saveComplaint, role)) return;
  prefetch(getVisitSheet, { params: { id: visitId } });
  // Begun here, because naming its forty files takes longer than a slice of the rendering.
  import('#web/visit-sheet/index.ts').catch(() => undefined);
}
