import { useLiveStatus } from '#web/lib/live/live-status.ts';
import { LiveDot } from '#web/ui/notice/live-dot.tsx';
import { Consultation } from './consultation.tsx';
import './note.css';

/** The consultation in a full window: /dashboard/edit-complaint/{visitId}. */
export function BareEditComplaintPage() {
  return (
    <main id="main" tabIndex={-1} className="note-page">
      <Consultation />
      <footer className="note-foot">
        <LiveDot state={useLiveStatus()} />
      </footer>
    </main>
  );
}
