import type { Visit } from '#contract/queue/visit.ts';
import { CriticalMark } from '#web/critical-results/index.ts';
import { ageAndGender } from '#web/patients/index.ts';
import type { Brief } from '#web/ui/data-table/data-table.tsx';
import { Arrival } from './arrival.tsx';
import { BillVisit } from './bill-visit.tsx';
import { QueueActions } from './queue-actions.tsx';
import { type QueueWork, StatusCell } from './queue-columns.tsx';

/**
 * A visit on a phone: who it is, how it stands, its bill and its next step. The bill of an unbilled visit comes
 * before Complete, which then is among the other actions.
 */
export function queueBrief(now: number, work: QueueWork): Brief<Visit> {
  return {
    name: ({ name }) => name,
    summary: (visit) => (
      <>
        <span className="ui-brief-name">
          <b className="queue-token">{visit.token_no}</b> {visit.name}
        </span>
        <CriticalMark patientId={visit.patient_id} />
        <span className="ui-cell">
          <StatusCell visit={visit} />
          <Arrival visit={visit} now={now} waitOnly />
          <span>{visit.User?.name ?? 'General queue'}</span>
          <span>{ageAndGender(visit.Patient)}</span>
        </span>
      </>
    ),
    step: (visit) => (
      <div className="ui-cell-end">
        <BillVisit visit={visit} />
        {!visit.unbilled && (
          <QueueActions
            visit={visit}
            isMoving={work.isMoving(visit.id)}
            onMove={work.move}
            stepsOnly
          />
        )}
      </div>
    ),
  };
}
