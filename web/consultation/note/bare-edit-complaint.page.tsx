import { useLiveStatus } from '#web/lib/live/live-status.ts';
import { LiveDot } from '#web/ui/notice/live-dot.tsx';
import { ConsultationRecord } from './consultation-record.tsx';
import './record.css';

/** The consultation in a full window: /dashboard/edit-complaint/{recordId}. */
export function BareEditComplaintPage() {
  return (
    <main id="main" tabIndex={-1} className="record-page">
      <ConsultationRecord />
      <footer className="record-foot">
        <LiveDot state={useLiveStatus()} />
      </footer>
    </main>
  );
}
