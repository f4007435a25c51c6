import type { DoctorHours } from '#contract/appointments/doctor-hours.ts';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { spanText } from './slot-text.ts';

/** `away today`, or the part of today; null for a doctor without leave. */
function awayText({ leave }: DoctorHours, today: string): string | null {
  const ofToday = leave.filter(({ fromDay, toDay }) => fromDay <= today && today <= toDay);
  if (ofToday.length === 0) return null;
  const parts = ofToday.map(
    ({ from, to }) => from !== null && to !== null && spanText({ from, to }),
  );
  const isAllDay = parts.some((part) => part === false);
  return isAllDay ? 'away today' : `away today ${parts.join(', ')}`;
}

/** The absence of each doctor who has leave today, by id; empty while loading, and for who may not see it. */
export function useAwayToday(mayAsk: boolean): ReadonlyMap<string, string> {
  const { data } = useApi(listDoctorHours, {}, { live: true, enabled: mayAsk });
  const today = clinicToday();
  const away = data?.doctors.flatMap((of) => {
    const text = awayText(of, today);
    return text === null ? [] : [[of.doctorId, text] as const];
  });
  return new Map(away);
}
