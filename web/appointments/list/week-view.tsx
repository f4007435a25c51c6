import { Link } from 'react-router';
import type { Appointment, DoctorDay } from '#contract/appointments/appointment.ts';
import { listDoctorDays } from '#contract/appointments/appointments.endpoints.ts';
import { addDays } from '#contract/kernel/dates.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday, showTime } from '#web/lib/clinic-time.ts';
import { dayText, statusText } from '../slot-text.ts';
import { filledOn } from './filled.ts';

type WeekViewProps = {
  monday: string;
  doctorId: string | undefined;
  appointments: readonly Appointment[];
};

/** `5 of 16 booked`, or `No hours`. */
function filledText(days: readonly DoctorDay[], day: string): string {
  const { places, booked } = filledOn(days, day);
  return places === 0 && booked === 0 ? 'No hours' : `${booked} of ${places} booked`;
}

/** A week, a column a day; on a phone the days are below each other. */
export function WeekView({ monday, doctorId, appointments }: WeekViewProps) {
  const query = { from: monday, to: addDays(monday, 6), ...(doctorId && { doctorId }) };
  const filled = useApi(listDoctorDays, { query }, { live: true, keepPrevious: true });
  const today = clinicToday();
  return (
    <div className="appointment-week">
      {[0, 1, 2, 3, 4, 5, 6].map((ahead) => {
        const day = addDays(monday, ahead);
        const ofDay = appointments.filter((of) => of.day === day && of.status !== 'cancelled');
        return (
          <section key={day} aria-label={dayText(day)} data-today={day === today || undefined}>
            <h2>
              <Link to={`${ADDRESSES.appointments}?day=${day}`}>{dayText(day)}</Link>
            </h2>
            <p className="ui-under">{filled.data && filledText(filled.data.days, day)}</p>
            <ul>
              {ofDay.map((appointment) => (
                <li key={appointment.id} data-outside={appointment.outsideHours || undefined}>
                  <strong className="ui-tabular">{showTime(appointment.startsAt)}</strong>{' '}
                  {appointment.patient.name}
                  <span className="ui-under">
                    {[doctorId ? null : appointment.doctor, statusText(appointment)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
