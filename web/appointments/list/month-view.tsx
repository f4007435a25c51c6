import { Link } from 'react-router';
import { listDoctorDays } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { WEEKDAY_LABELS } from '#contract/appointments/doctor-hours.ts';
import { addDays, daysBetween, formatMonth } from '#contract/kernel/dates.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { dayText } from '../slot-text.ts';
import { filledOn } from './filled.ts';
import type { ShownDays } from './use-shown-days.ts';

const WEEK = 7;

type Filled = ReturnType<typeof filledOn>;

const isOpen = ({ places, booked }: Filled): boolean => places > 0 || booked > 0;

/** `Mon 23 Nov 2026, 5 of 16 booked`. */
function labelOf(day: string, filled: Filled): string {
  const { places, booked } = filled;
  return `${dayText(day)}, ${isOpen(filled) ? `${booked} of ${places} booked` : 'no hours'}`;
}

/** A month: how many places of each day are booked. A day opens its list. */
export function MonthView({ shown: { day, from, to, doctorId } }: { shown: ShownDays }) {
  const query = { from, to, ...(doctorId && { doctorId }) };
  const days = useApi(listDoctorDays, { query }, { live: true, keepPrevious: true });
  if (days.error && !days.data) {
    return <ErrorState message={M.loadFailed} onRetry={() => void days.refetch()} />;
  }
  const count = daysBetween(from, to) + 1;
  const weeks = Array.from({ length: count / WEEK }, (_, week) =>
    Array.from({ length: WEEK }, (_day, ahead) => addDays(from, week * WEEK + ahead)),
  );
  return (
    <table className="appointment-month" aria-label={formatMonth(day.slice(0, 7))}>
      <thead>
        <tr>
          {WEEKDAY_LABELS.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <DayCell
                key={one}
                day={one}
                isOutside={one.slice(0, 7) !== day.slice(0, 7)}
                doctorId={doctorId}
                filled={filledOn(days.data?.days ?? [], one)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayCellProps = {
  day: string;
  /** A day of the month before or after. */
  isOutside: boolean;
  doctorId: string | undefined;
  filled: Filled;
};

function DayCell({ day, isOutside, doctorId, filled }: DayCellProps) {
  const { places, booked } = filled;
  const query = new URLSearchParams({ day, ...(doctorId && { doctor: doctorId }) });
  return (
    <td
      data-today={day === clinicToday() || undefined}
      data-outside={isOutside || undefined}
      data-full={(places > 0 && booked >= places) || undefined}
    >
      <Link to={`${ADDRESSES.appointments}?${query}`} aria-label={labelOf(day, filled)}>
        <span className="ui-tabular">{Number(day.slice(8))}</span>
        {isOpen(filled) && (
          <span className="ui-under ui-tabular" data-booked={booked > 0 || undefined}>
            {booked}/{places}
            <span className="appointment-word"> booked</span>
          </span>
        )}
      </Link>
    </td>
  );
}
